//! Matches with typed lines, run as processes.

use std::fs;

use crate::command::{folder, rusc};

#[test]
fn a_game_is_played_in_the_terminal() {
    let two_persons = "terminal connect4 --seat person --seat person";
    let played = rusc(two_persons).typed("1\n2\n1\n2\n1\n2\n9\n1\n").succeeds();
    assert!(played.contains("“9” is not a move. Write the number of a column"), "{played}");
    assert!(played.ends_with("player 1 has won\n"), "{played}");
    let undone = rusc(two_persons).typed("1\nundo\nundo\nmoves\nquit\n").succeeds();
    assert!(undone.contains("nothing to take back"), "{undone}");
    let against_a_bot =
        rusc("terminal connect4 --time 200ms --seat random --seat person").typed("hint\n4\nundo\n4\n").succeeds();
    assert_eq!(against_a_bot.matches("player 1 plays").count(), 3, "{against_a_bot}");
    assert!(against_a_bot.contains("value"), "{against_a_bot}");
    assert!(rusc("terminal connect4 --seat clever").fails(2).contains("clever"));
    assert!(rusc("terminal connect4 --seat person --seat person --seat person").fails(2).contains("has 2 seats"));
    assert!(rusc("terminal connect4 --clock 5").fails(2).contains("not a time"));
}

#[test]
fn a_match_is_kept_from_move_to_move_and_goes_on() {
    let path = folder("terminal-kept").join("game.json");
    let name = path.to_str().expect("the path is text");
    let two_persons = "terminal connect4 --seat person --seat person --clock 5m+3s --save";
    // The input ends in the middle of the match, as if the program had been killed.
    rusc(two_persons).word(name).typed("1\n2\n1\nundo\n7\n").succeeds();
    let kept = fs::read_to_string(&path).expect("the match was kept");
    assert!(rusc(two_persons).word(name).fails(1).contains("already has content"));
    assert!(kept.contains("300s+3s"), "the clock is kept: {kept}");
    let went_on = rusc("terminal --load").word(name).typed("moves\n2\nvariation\nback\nredo\n").succeeds();
    assert!(went_on.contains(" X O . . . . X"), "the newest line goes on: {went_on}");
    let ended = rusc("terminal --load").word(name).typed("resign\n").succeeds();
    assert!(ended.ends_with("player 1 resigned: player 2 has won\n"), "{ended}");
    assert!(rusc("terminal --load").word(name).succeeds().contains("player 2 has won"));
    assert!(rusc("terminal --load nowhere.json").fails(2).contains("nowhere.json"));
    assert!(rusc("terminal --load match.doc").fails(2).contains("neither in .json nor in .sgf"));
}

#[test]
fn bots_play_among_themselves_to_the_end() {
    for game in ["connect4", "hex:5", "hexland:5", "hexadom:seed=1"] {
        let played = rusc("terminal --seat beginner --seat beginner").word(game).succeeds();
        assert!(played.contains("player 2 plays") && played.trim_end().ends_with("won"), "{game}: {played}");
    }
}

#[test]
fn a_person_and_a_bot_change_places_and_levels() {
    let lines = "level random\n1\nseat 2 person\nseat 1 random\nlevel 9\nvalues\nvalues\nhint\nquit\n";
    let played = rusc("terminal connect4 --time 200ms").typed(lines).succeeds();
    assert!(played.contains("the bot is now random") && played.contains("player 2 to move"), "{played}");
    assert!(played.contains("There is no bot “9”"), "{played}");
    let hidden = rusc("terminal hexadom:seed=7").typed("draw\nundo\nkeep\nvalues\n").succeeds();
    assert!(hidden.contains("cannot be taken back") && hidden.contains("would reveal hidden"), "{hidden}");
}

#[test]
fn the_terminal_speaks_the_language_of_the_system() {
    let play = || rusc("terminal connect4 --seat person --seat person").typed("9\nundo\ngo\n1\nresign\n");
    let catalan = play().locale("ca_ES.UTF-8").succeeds();
    for text in [
        "undo             desfà",
        "«9» no és cap jugada.",
        "No hi ha res per desfer.",
        "per exemple: go 12",
        "guanya el jugador 1\n",
    ] {
        assert!(catalan.contains(text), "{text} is not in {catalan}");
    }
    let spanish = play().locale("es").succeeds();
    assert!(
        spanish.contains("turno del jugador 2: 1 2") && spanish.ends_with("abandona: gana el jugador 1\n"),
        "{spanish}"
    );
    assert_eq!(play().locale("xx_YY").succeeds(), play().succeeds());
}

#[test]
fn positions_and_moves_are_printed_in_the_language_of_the_system() {
    let shown = rusc("show connect4 --moves 1212121").locale("ca_ES.UTF-8").succeeds();
    assert!(shown.ends_with("guanya el jugador 1\n"), "{shown}");
    let thought = rusc("genmove connect4 --moves 121212 --bot deep --time 100ms").locale("es_AR").succeeds();
    assert!(thought.contains("gana con la próxima jugada") && thought.contains("posiciones"), "{thought}");
    let data = "show connect4 --json";
    assert_eq!(rusc(data).locale("ca").json(), rusc(data).json());
}
