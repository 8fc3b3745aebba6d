//! The tutorial of Hex.

use rusc_present::{Step, Task};

/// From the first stone to the first chain between the edges.
pub(crate) const COURSE: &[Step] = &[
    Step { key: "place", spec: "hex:5", moves: "", tasks: &[Task::any()] },
    Step { key: "gap", spec: "hex:5", moves: "c1 d2 c2 b4 c4 a2 c5 e3", tasks: &[Task::find(&["c3"])] },
    Step { key: "build", spec: "hex:5", moves: "c2 d4", tasks: &[Task::find(&["b4"])] },
    Step { key: "save", spec: "hex:5", moves: "c2 d4 b4 c3", tasks: &[Task::find(&["b3"])] },
    // Each of White's moves enters a bridge.
    Step {
        key: "win",
        spec: "hex:6",
        moves: "d2 e4 c4 b3 b6 d3",
        tasks: &[Task::find(&["c3"]).answered("c5"), Task::find(&["b5"]).answered("d1"), Task::find(&["e1"])],
    },
];
