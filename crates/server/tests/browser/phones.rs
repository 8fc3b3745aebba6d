//! The layout of a match on phones and large screens, small cells, zooming, and the settings of boards.

use serde_json::json;

use crate::support::{Browser, DESKTOP, Driver, House, LARGE, LEGAL, LYING, PHONE};

/// The left, top, width and height of the first matching element.
async fn bounds(browser: &Browser, css: &str) -> [f64; 4] {
    browser.wait_for(css).await;
    let script = format!(
        "(({{ x, y, width, height }}) => [x, y, width, height])(document.querySelector(`{css}`).getBoundingClientRect())"
    );
    let found = browser.run(&script).await;
    [0, 1, 2, 3].map(|index| found[index].as_f64().expect("a number"))
}

async fn view_box(browser: &Browser) -> Vec<f64> {
    let text = browser.run("document.querySelector('#board .live').getAttribute('viewBox')").await;
    text.as_str().expect("a text").split(' ').map(|number| number.parse().expect("a number")).collect()
}

/// Sets a setting of the page's header, which loads the page again.
async fn set(browser: &Browser, name: &str, value: &str) {
    if browser.see("header .settings[open]").await.is_none() {
        browser.click("header .settings summary").await;
    }
    browser.run("window.isOld = true").await;
    browser.choose(&format!("header select[name={name}]"), value).await;
    browser
        .wait_until(&format!(
            "!window.isOld && document.querySelector('header select[name={name}]')?.value === '{value}'"
        ))
        .await;
}

const PEOPLE: [(&str, &str); 2] = [("seat-1", "person"), ("seat-2", "person")];

#[tokio::test]
async fn on_a_phone_the_board_lies_between_the_players_and_fills_the_screen() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "en").await;
    for (game, size) in [("connect4", "7x6"), ("hex", "11"), ("hexland", "7")] {
        let clock = [("clock", "total"), ("seat-2", "beginner"), ("option-size", size)];
        browser.begin(game, &clock).await;
        let [_, rivals, _, _] = bounds(&browser, "#rivals .clock").await;
        let [left, top, width, height] = bounds(&browser, "#board .live").await;
        let [_, own, _, own_height] = bounds(&browser, "#own .clock").await;
        assert!(rivals < top && own >= top + height, "{game}: {rivals} {top} {height} {own}");
        assert!(own + own_height <= 844.0, "{game}: one's own clock is on the screen, not at {own}");
        assert!(left <= 0.5 && width >= 389.5, "{game} is {width} wide");
        let named = "[...document.querySelectorAll('.tools button, .tools summary')].filter(tool => tool.checkVisibility()).every(tool => tool.innerText.trim().length > 2 \
            && tool.scrollWidth <= tool.clientWidth + 1)";
        assert_eq!(browser.run(named).await, true, "{game}: every tool has a name that can be read");
    }
    // The whole board stands on the screen, with cells that a finger hits.
    browser.begin("hex", &PEOPLE).await;
    let [_, _, cell, _] = bounds(&browser, "#board [data-move=f6] .comb").await;
    assert!(cell >= 32.0, "{cell} pixels");
    browser.close().await;

    let lying = driver.browser(&house, LYING, "en").await;
    for game in ["connect4", "hex", "hexland", "hexadom"] {
        lying.begin(game, &[("seat-2", "beginner")]).await;
        let [_, top, _, height] = bounds(&lying, "#board .live").await;
        let least = if game == "hexadom" { 290.0 } else { 350.0 };
        assert!(height >= least && top + height <= 390.0, "{game}: {height} at {top}");
        let overflow = lying.run("document.documentElement.scrollWidth - innerWidth").await;
        assert_eq!(overflow, 0, "{game} scrolls sideways");
    }
    lying.close().await;
}

#[tokio::test]
async fn lists_exercises_and_the_editor_fit_a_phone_both_ways() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "en").await;
    let bots = [("option-players", "4"), ("seat-2", "beginner"), ("seat-3", "beginner"), ("seat-4", "beginner")];
    browser.begin("hexadom", &bots).await;
    for page in ["/", "/archive"] {
        browser.go(page).await;
        let [_, _, width, height] = bounds(&browser, ".matches .who").await;
        assert!(width >= 200.0 && height <= 90.0, "{page}: the names take {width} x {height}");
        let shared = "(() => { const box = css => document.querySelector(`.matches ${css}`).getBoundingClientRect(), \
            [name, date] = [box('strong'), box('time')]; return name.bottom > date.top && name.right > date.left; })()";
        assert_eq!(browser.run(shared).await, false, "{page}: the date lies on the name");
    }
    // The book is one tap away on every page.
    browser.tap(".bar a[href='/learn']").await;
    browser.wait_for(".book .contents").await;
    for page in ["/tutorial/hex/1", "/tutorial/connect4/1", "/puzzles/hex/1"] {
        browser.go(page).await;
        let [_, top, _, height] = bounds(&browser, "#board .live").await;
        assert!(top > 0.0 && top + height <= 844.0, "{page}: the board ends at {}", top + height);
    }
    browser.go("/edit/hex").await;
    let [_, _, width, height] = bounds(&browser, "#pad .board").await;
    assert!(height > 1.2 * width, "the board stands in the editor as in a game: {width} x {height}");
    browser.close().await;

    let lying = driver.browser(&house, LYING, "en").await;
    for page in ["/tutorial/hex/1", "/puzzles/hexland/1"] {
        lying.go(page).await;
        let [left, top, width, height] = bounds(&lying, "#board .live").await;
        let [task, ..] = bounds(&lying, ".task").await;
        assert!(top + height <= 390.0 && height >= 250.0, "{page}: {height} at {top}");
        assert!(left + width <= task + 1.0, "{page}: the words are beside the board");
    }
    for game in ["hex", "connect4", "hexland"] {
        lying.go(&format!("/edit/{game}")).await;
        let [left, top, _, height] = bounds(&lying, "#pad .board").await;
        let [tools, _, wide, _] = bounds(&lying, ".tools-of-pad").await;
        assert!(top + height <= 390.0 && height >= 290.0, "{game}: the board of the editor is {height} high at {top}");
        assert!(tools + wide <= left, "{game}: the tools are beside the board");
    }
    lying.close().await;
}

#[tokio::test]
async fn on_a_large_screen_the_board_is_the_largest_thing() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, LARGE, "en").await;
    for game in ["connect4", "hex", "hexland", "hexadom"] {
        browser.begin(game, &[("seat-2", "beginner")]).await;
        let [_, top, width, height] = bounds(&browser, "#board .live").await;
        assert!(top + height <= 1080.0, "{game} ends at {}", top + height);
        assert!(height >= 760.0, "{game} is {height} high");
        let [.., other, long] = bounds(&browser, ".sheet").await;
        assert!(width * height > 2.0 * other * long.min(1080.0), "{game}: {width} x {height}");
    }
    browser.close().await;
}

#[tokio::test]
async fn a_small_cell_asks_for_a_second_tap() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "en").await;
    browser.begin("hex", &[&PEOPLE[..], &[("option-size", "19")]].concat()).await;
    browser.tap("#board [data-move='j10']").await;
    browser.wait_for("#board .aimed[data-move='j10']").await;
    let ghost =
        browser.run("Number(getComputedStyle(document.querySelector('#board .aimed .ghost')).opacity) > 0.5").await;
    assert_eq!(ghost, true, "the stone shows where it would be");
    assert!(browser.text("#message").await.contains("again"));
    browser.tap("#board [data-move='c4']").await;
    browser.wait_for("#board .aimed[data-move='c4']").await;
    assert_eq!(browser.run("document.querySelectorAll('#board .aimed').length").await, 1);
    assert_eq!(browser.node().await, "0", "nothing was played yet");
    browser.tap("#board [data-move='c4']").await;
    browser.wait_for("#board [data-move='c4'] .stone.black").await;
    browser.wait_for_node(1).await;
    // Large cells take one tap.
    browser.begin("hex", &[&PEOPLE[..], &[("option-size", "5")]].concat()).await;
    browser.tap("#board [data-move='c3']").await;
    browser.wait_for_node(1).await;
    browser.close().await;
}

#[tokio::test]
async fn two_fingers_zoom_the_board_and_one_scrolls_the_page() {
    let house = House::new();
    let driver = Driver::start();
    for (game, size) in [("hex", "19"), ("hexadom", "")] {
        let browser = driver.browser(&house, PHONE, "en").await;
        let size = [("option-size", size)];
        browser.begin(game, if game == "hex" { &size } else { &[] }).await;
        browser.wait_until("!!document.querySelector('.live .legal, #board button[name=move]')").await;
        let home = view_box(&browser).await;
        let before = browser.node().await;
        let (x, y) = browser.spot("#board .live").await;
        browser.drag(&[((x, y), (x, y - 150.0))]).await;
        browser.wait_until("scrollY > 60").await;
        assert_eq!(view_box(&browser).await, home, "{game}: one finger does not move the board");
        browser.run("scrollTo({ top: 0, behavior: 'instant' })").await;
        let (x, y) = browser.spot("#board .live").await;
        browser.drag(&[((x - 30.0, y), (x - 120.0, y)), ((x + 30.0, y), (x + 120.0, y))]).await;
        let half = home[2] / 2.0;
        browser
            .wait_until(&format!(
                "Number(document.querySelector('#board .live').getAttribute('viewBox').split(' ')[2]) < {half}"
            ))
            .await;
        assert_eq!(browser.node().await, before, "{game}: nothing was played");
        // However far fingers drag, the board stays in reach.
        for _ in 0..4 {
            browser.drag(&[((x - 30.0, y), (x + 130.0, y + 200.0)), ((x + 30.0, y), (x + 180.0, y + 200.0))]).await;
        }
        let [left, top, width, height] = view_box(&browser).await[..] else { unreachable!("four numbers") };
        let (across, down) = (left + width / 2.0, top + height / 2.0);
        assert!(across >= home[0] - 1.0 && down >= home[1] - 1.0, "{game}: the middle is at {across} {down}");
        browser.tap("#board [data-pan=centre]").await;
        let home = home.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        browser
            .wait_until(&format!("document.querySelector('#board .live').getAttribute('viewBox') === '{home}'"))
            .await;
        browser.close().await;
    }
}

#[tokio::test]
async fn the_hand_of_hexadom_is_in_reach_and_a_button_turns_the_piece() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "en").await;
    // A place where the same piece fits in several ways is not in every deal.
    let several = "(() => { const places = {}; for (const part of document.querySelectorAll('[data-piece]')) \
        (places[part.dataset.piece + part.dataset.place] ||= []).push(part); \
        return Object.values(places).find(parts => parts.length > 1)?.[0].dataset.piece ?? null; })()";
    for _ in 0..40 {
        browser.begin("hexadom", &PEOPLE).await;
        if let Some(show) = browser.see("#status a.button").await {
            show.click().await.expect("the hand can be shown");
            browser.wait_for(".hand .choice").await;
        }
        if browser.run(several).await.is_string() {
            break;
        }
    }
    let piece = browser.run(several).await.as_str().expect("a deal with such a piece").to_owned();
    let [_, top, _, height] = bounds(&browser, "#board .live").await;
    let [_, hand, _, row] = bounds(&browser, ".hand .pieces").await;
    assert!(top >= 0.0 && hand >= top + height && hand + row <= 844.0, "board {top} {height}, hand {hand} {row}");
    browser.tap(&format!("[data-choose='{piece}']")).await;
    let shown = "[...document.querySelectorAll('.live [data-piece]:not([hidden]) [data-move]')].map(cell => cell.dataset.move).join()";
    let before = browser.run(shown).await;
    browser.tap("[data-turn]").await;
    assert_ne!(browser.run(shown).await, before, "the piece is turned");
    browser.close().await;
}

#[tokio::test]
async fn boards_look_as_their_settings_say_from_the_first_moment() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("hex", &PEOPLE).await;
    browser.click("#board [data-move='f6']").await;
    browser.wait_for("#board [data-move='f6'] .stone .sign").await;
    let shape = |view: Vec<f64>| view[2] / view[3];
    assert!(shape(view_box(&browser).await) > 1.5);
    set(&browser, "stance", "rotated").await;
    assert!(shape(view_box(&browser).await) < 0.7, "the diamond stands");
    set(&browser, "stance", "pointy").await;
    let corner = |name: &str| format!("Number(document.querySelector('#board [data-move={name}]').dataset.y)");
    let level = browser.run(&format!("Math.abs({} - {})", corner("a1"), corner("k11"))).await;
    assert!(level.as_f64().is_some_and(|apart| apart < 5.0), "the sharp corners lie on one line: {level}");
    assert!(browser.see("#board .coordinates").await.is_some());
    set(&browser, "coordinates", "off").await;
    assert!(browser.see("#board .coordinates").await.is_none());
    set(&browser, "pieces", "plain").await;
    assert!(browser.see("#board .stone .sign").await.is_none());
    set(&browser, "pieces", "bold").await;
    browser.wait_for("#board .stone .block").await;
    let fill = "getComputedStyle(document.querySelector('#board .comb')).fill";
    let mut colours = vec![browser.run(fill).await];
    for name in ["slate", "contrast"] {
        set(&browser, "colours", name).await;
        colours.push(browser.run(fill).await);
    }
    let match_page = browser.path().await;
    // A position is set up on the same board.
    browser.go("/edit/hexland").await;
    let ground = "getComputedStyle(document.querySelector('#pad .top')).fill";
    assert_eq!(browser.run(ground).await, "rgb(143, 143, 143)", "the ground has the colour of high contrast");
    assert!(browser.see("#pad .coordinates").await.is_none());
    browser.go(&match_page).await;
    colours.dedup();
    assert_eq!(colours.len(), 3, "{colours:?}");
    // Moves that come later look the same, and the server itself sends the page like this.
    browser.click("#board [data-move='f7']").await;
    browser.wait_for("#board [data-move='f7'] .stone .block").await;
    let sent = "fetch(location.pathname).then(answer => answer.text())";
    let page = browser.client.execute_async(&format!("{sent}.then(arguments[0])"), Vec::new()).await.expect("a page");
    let page = page.as_str().expect("a text");
    assert!(
        page.contains("data-colours=\"contrast\"")
            && page.contains("class=\"block\"")
            && !page.contains("class=\"coordinates\"")
    );
    // In every game the settings change the picture.
    let drawn = "document.querySelector('#board .live').innerHTML.replace(/ (data|aria)-[^=]*=\"[^\"]*\"/g, '')";
    for game in ["connect4", "hexland", "hexadom"] {
        browser.begin(game, &[("seat-2", "beginner")]).await;
        let mut pictures = Vec::new();
        for pieces in ["marked", "plain", "bold"] {
            set(&browser, "pieces", pieces).await;
            if game != "hexadom" && browser.node().await == "0" {
                browser.click(LEGAL).await;
                browser.wait_until("Number(document.querySelector('#board').dataset.at) >= 2").await;
            }
            pictures.push(browser.run(drawn).await);
        }
        pictures.sort_by_key(ToString::to_string);
        pictures.dedup();
        assert_eq!(pictures.len(), 3, "{game}");
    }
    assert_eq!(browser.run("document.querySelectorAll('.coordinates').length").await, json!(0));
    browser.close().await;
}
