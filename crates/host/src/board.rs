//! Boards and insights without their game's type: they can be serialised, and downcast by code that knows the type.

use std::any::Any;
use std::sync::Arc;

use serde::{Serialize, Serializer};

/// Data of any type that can be serialised and downcast.
trait Data: erased_serde::Serialize + Any + Send + Sync {
    fn as_any(&self) -> &dyn Any;
}

impl<T: Serialize + Any + Send + Sync> Data for T {
    fn as_any(&self) -> &dyn Any {
        self
    }
}

macro_rules! erased {
    ($(#[$about:meta])* $Name:ident) => {
        $(#[$about])*
        #[derive(Clone)]
        pub struct $Name(Arc<dyn Data>);

        impl $Name {
            /// Wraps the typed data of a game.
            pub fn new<T: Serialize + Send + Sync + 'static>(data: T) -> Self {
                $Name(Arc::new(data))
            }

            /// The data, if it has this type.
            pub fn get<T: 'static>(&self) -> Option<&T> {
                (*self.0).as_any().downcast_ref()
            }
        }

        impl Serialize for $Name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                erased_serde::serialize(&*self.0, serializer)
            }
        }
    };
}

erased! {
    /// A position as a given viewer may see it, without the game's type.
    Board
}

erased! {
    /// The analysis of a position that a game has computed, without the game's type.
    Insight
}
