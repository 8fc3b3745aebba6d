//! The tutorial of Hexland.

use rusc_present::{Step, Task};

/// Every cell of the island with 19 cells.
const ANYWHERE: &[&str] = &["a*", "b*", "c*", "d*", "e*"];

/// From the first house to the first island won.
pub(crate) const COURSE: &[Step] = &[
    Step { key: "build", spec: "hexland:5", moves: "", tasks: &[Task::find(ANYWHERE)] },
    Step { key: "capture", spec: "hexland:5", moves: "a2 a1 b1 e3", tasks: &[Task::find(&["b2"])] },
    Step { key: "save", spec: "hexland:5", moves: "a1 a2 e3 b1", tasks: &[Task::find(&["b2"])] },
    Step { key: "land", spec: "hexland:5", moves: "b2 d3 c2 c4", tasks: &[Task::find(ANYWHERE)] },
    Step {
        key: "win",
        spec: "hexland:5",
        moves: "b2 a1 b3 a2 a3 b1 c2 d3",
        tasks: &[Task::find(&["c1"]).answered("pass"), Task::find(&["pass"])],
    },
];
