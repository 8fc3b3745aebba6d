//! What can go wrong around a study.

use rusc_present::Why;

rusc_present::reasons! {
    /// Why a study cannot be kept or done.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FleetError {
        /// Another process works on the same study.
        #[error("another process is working on {file}")]
        Busy {
            /// The file of the study.
            file: String,
        } => "fleet-busy",
        /// The file has another study.
        #[error("{file} keeps another study: its {what} differs; name another file with --store")]
        Differs {
            /// The file.
            file: String,
            /// What differs.
            what: String,
        } => "fleet-differs",
        /// The file has no study.
        #[error("{file} keeps no study of this program: {why}")]
        NoStudy {
            /// The file.
            file: String,
            /// What is wrong.
            why: Why,
        } => "fleet-no-study",
        /// The system refuses to read or write.
        #[error("cannot read or write {file:?}: {why}; what was saved before is kept")]
        System {
            /// The file.
            file: String,
            /// The system's message.
            why: Why,
        } => "fleet-system",
        /// A file that jobs need cannot be read.
        #[error("the file {name} cannot be read: {why}")]
        NoData {
            /// Its name.
            name: String,
            /// What is wrong.
            why: Why,
        } => "fleet-no-data",
        /// The program was built without the broker.
        #[error("this program was built without the broker: install it with cargo install --features broker")]
        NoBroker => "fleet-no-broker",
        /// The broker cannot be reached.
        #[error("cannot reach the broker {url}: {why}")]
        Unreachable {
            /// Its address.
            url: String,
            /// What is wrong.
            why: Why,
        } => "fleet-unreachable",
        /// The broker refuses.
        #[error("the broker {url} refuses: {why}")]
        Refused {
            /// Its address.
            url: String,
            /// What it says.
            why: Why,
        } => "fleet-refused",
        /// The worker is another program than the jobs need.
        #[error("the jobs at {url} need rusc {theirs}, and this is rusc {ours}: install that version on this machine")]
        OtherProgram {
            /// The address of the broker.
            url: String,
            /// The version that the jobs need.
            theirs: String,
            /// The version of this program.
            ours: String,
        } => "fleet-other-program",
    }
}
