//! The tutorial of Connect Four.

use rusc_present::{Step, Task};

/// From the first disc to the first line of four.
pub(crate) const COURSE: &[Step] = &[
    Step { key: "drop", spec: "connect4", moves: "", tasks: &[Task::any()] },
    Step { key: "line", spec: "connect4", moves: "3 3 4 4 5 5", tasks: &[Task::find(&["6", "2"])] },
    Step { key: "block", spec: "connect4", moves: "1 4 1 4 7 4", tasks: &[Task::find(&["4"])] },
    Step { key: "slant", spec: "connect4", moves: "1 2 2 4 3 3 3 4 4 5", tasks: &[Task::find(&["4"])] },
    // With three in a row and both ends free, one of them stays open.
    Step {
        key: "fork",
        spec: "connect4",
        moves: "3 1 4 4",
        tasks: &[Task::find(&["5"]).answered("2"), Task::find(&["6"])],
    },
];
