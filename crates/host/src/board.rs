//! What a game shows, without its type: it can be written down, and given back to whoever knows the type.

use std::any::Any;
use std::sync::Arc;

use serde::{Serialize, Serializer};

/// Data of any type that can be written down.
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
            /// The data of a game.
            pub fn new<T: Serialize + Send + Sync + 'static>(data: T) -> Self {
                $Name(Arc::new(data))
            }

            /// The data, if they are of this type.
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
    /// A board as some eyes may see it.
    Board
}

erased! {
    /// What a game has found out about a position.
    Insight
}
