//! The tutorial of Hexadom, on a deal that everybody gets.

use rusc_present::{Step, Task};

/// A game that the first player is about to win.
const NEARLY_WON: &str = "BYR@0:1:4 BPY@1:-1:4 GPY@2:-1:0 GYP@0:-1:4 R@-1:1:0 W@1:-2:0 BPR@-1:0:2 W@2:-2:0 \
    GRY@2:-3:5 GRY@0:-2:1 GY@1:-3:3 PYR@1:1:0 BGP@-1:-1:2 BY@0:2:0 BYG@2:-4:4 GR@1:-4:0";

/// From the first piece to the first empty hand.
pub(crate) const COURSE: &[Step] = &[
    Step {
        key: "match",
        spec: "hexadom:seed=2,first=1",
        moves: "",
        tasks: &[Task::find(&["BGP@*", "BPR@*", "BYG@*", "BYR@*", "GPY@*"])],
    },
    Step {
        key: "draw",
        spec: "hexadom:seed=2,first=1",
        moves: "BYR@0:1:4 BPY@1:-1:4",
        tasks: &[Task::find(&["draw"]), Task::any()],
    },
    Step { key: "white", spec: "hexadom:seed=1,first=1", moves: "", tasks: &[Task::find(&["W@*"])] },
    // The rival has fewer pieces, so it is the rival who has to draw.
    Step {
        key: "black",
        spec: "hexadom:seed=2,first=1",
        moves: "draw keep BPY@1:-1:4 draw keep PYR@2:-1:2",
        tasks: &[Task::find(&["K@*"])],
    },
    Step {
        key: "win",
        spec: "hexadom:seed=2,first=1",
        moves: NEARLY_WON,
        tasks: &[Task::find(&["W@*"]).answered("draw keep"), Task::find(&["K@*"])],
    },
];
