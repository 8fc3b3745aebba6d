//! New games as people think of them: opponent, who begins, the board; settings and names that are remembered.

use rusc_catalog::Catalog;
use rusc_record::{Record, Sitter};

use crate::support::{Answer, House, Visitor, link};

async fn play(visitor: &mut Visitor, game: &str) -> String {
    let answer = visitor.post(&format!("/play/{game}"), &[]).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.header("location").strip_prefix("/m/").unwrap().to_owned()
}

/// The rules of a game in their shortest form.
fn rules(record: &Record) -> String {
    Catalog::builtin().start(&record.spec).expect("it was begun").1.spec().to_owned()
}

/// Whether a radio button is the chosen one.
fn is_chosen(page: &Answer, name: &str, value: &str) -> bool {
    page.body.contains(&format!("name=\"{name}\" value=\"{value}\" checked"))
}

#[tokio::test]
async fn one_click_starts_what_was_played_last() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = play(&mut ana, "hex").await;
    let record = ana.record(&id).await;
    assert_eq!(
        (rules(&record), record.seats),
        ("hex:swap".to_owned(), vec![Sitter::default(), Sitter::bot("beginner")])
    );
    let id = play(&mut ana, "hexadom").await;
    assert_eq!(ana.record(&id).await.seats.len(), 2);

    let chosen = [
        ("opponent", "expert"),
        ("first", "other"),
        ("option-size", "other"),
        ("size-other", "6"),
        ("option-swap", "off"),
        ("name", "Ana"),
        ("clock", "move"),
        ("move-seconds", "45"),
    ];
    ana.begin("hex", &chosen).await;
    let id = play(&mut ana, "hex").await;
    let record = ana.record(&id).await;
    assert_eq!(
        (rules(&record), record.seats),
        ("hex:size=6".to_owned(), vec![Sitter::bot("expert"), Sitter::person("Ana")])
    );
    assert!(ana.get(&format!("/m/{id}")).await.body.contains("data-clock=\"45000\""));
    let form = ana.get("/new/hex").await;
    assert!(is_chosen(&form, "opponent", "expert") && is_chosen(&form, "first", "other"), "{}", form.body);
    assert!(is_chosen(&form, "option-size", "other") && form.body.contains("name=\"size-other\" value=\"6\""));
    let lobby = ana.get("/").await.body;
    assert!(lobby.contains("Bot (expert) · 6 × 6"), "{lobby}");

    // The name goes along to other games, the settings do not.
    let form = ana.get("/new/connect4").await;
    assert!(
        form.body.contains("name=\"name\" maxlength=\"40\" value=\"Ana\"") && is_chosen(&form, "option-size", "7x6")
    );
    assert!(is_chosen(&form, "opponent", "beginner"));
    let mut bob = house.visitor();
    assert!(is_chosen(&bob.get("/new/hex").await, "opponent", "beginner"), "another visitor has other habits");
}

#[tokio::test]
async fn friends_at_one_device_have_both_names_and_lots_are_drawn() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", &[("opponent", "here"), ("name", "Ana"), ("friend", "Biel")]).await;
    assert_eq!(ana.record(&id).await.seats, [Sitter::person("Ana"), Sitter::person("Biel")]);
    let mut begins = 0;
    for _ in 0..20 {
        let id = ana.begin("connect4", &[("opponent", "bot"), ("bot", "random"), ("first", "lot")]).await;
        begins += usize::from(ana.record(&id).await.seats[0].bot.is_none());
    }
    assert!((1..20).contains(&begins), "{begins} of 20");
    let bots = [("opponent", "bots"), ("bot-1", "normal"), ("bot-2", "beginner")];
    let id = ana.begin("connect4", &bots).await;
    assert_eq!(ana.record(&id).await.seats, [Sitter::bot("normal"), Sitter::bot("beginner")]);
    let long = "x".repeat(41);
    let answer = ana.post("/new", &[("game", "hex"), ("opponent", "here"), ("name", &long)]).await;
    assert_eq!(answer.status, 400);
}

#[tokio::test]
async fn a_guest_says_their_name_once() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    for is_first in [true, false] {
        let id = ana.begin("hex", &[("opponent", "link"), ("first", "other")]).await;
        let address = link(&ana.get(&format!("/m/{id}")).await.body);
        assert!(address.contains("/seat/1/"), "the guest begins");
        let known = bob.get(&address).await.body.contains("value=\"Bob\"");
        assert_eq!(known, !is_first);
        bob.post(&address, &[("name", "Bob")]).await;
        assert_eq!(ana.record(&id).await.seats[0], Sitter::person("Bob"));
    }
}

#[tokio::test]
async fn the_form_shows_the_board_that_will_be_played() {
    let house = House::new();
    let mut ana = house.visitor();
    let cells = |page: &str| page.matches("class=\"comb\"").count();
    let answer = ana.get("/new/hex/board?option-size=5").await;
    assert_eq!((answer.status, cells(&answer.body)), (200, 25));
    assert_eq!(cells(&ana.get("/new/hex/board?option-size=other&size-other=6").await.body), 36);
    assert_eq!(ana.get("/new/hex/board?option-size=99").await.status, 400);
    assert_eq!(ana.get("/new/chess/board").await.status, 404);
    for (game, sizes) in [("connect4", 7), ("hex", 7), ("hexland", 4), ("hexadom", 0)] {
        let page = ana.get(&format!("/new/{game}")).await.body;
        assert_eq!(page.matches("class=\"small-board\"").count(), sizes, "{game}");
        assert!(page.len() < 100_000, "{game}: {}", page.len());
    }
    assert_eq!((ana.get("/play/hex").await.status, ana.post("/play/chess", &[]).await.status), (405, 404));
}
