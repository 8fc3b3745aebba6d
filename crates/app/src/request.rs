//! Requests, independent of HTTP.

/// The method of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Fetch a page.
    Get,
    /// Fetch only the headers of a page.
    Head,
    /// Carry out an action.
    Post,
    /// Any other method.
    Other,
}

/// A request to the app. Its form is already parsed, since a server and a browser receive forms differently.
#[derive(Clone, Debug)]
pub struct Request {
    /// The HTTP method of the request.
    pub method: Method,
    /// The address of the server as the visitor knows it, such as `https://games.example.org`.
    pub origin: String,
    /// The path of the address.
    pub path: String,
    /// The query parameters, by name.
    pub query: Vec<(String, String)>,
    /// The headers in [`Request::HEADERS`] that were sent.
    pub headers: Vec<(&'static str, String)>,
    /// The fields of the form, both text and files, by name.
    pub form: Vec<(String, Vec<u8>)>,
}

impl Request {
    /// The names of the headers that the app uses.
    pub const HEADERS: [&'static str; 4] = ["accept-language", "cookie", "if-none-match", "x-rusc"];

    /// A request to this machine for an address such as `/m/abc?as=2`, without headers or form.
    pub fn new(method: Method, address: &str) -> Request {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let query = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        let origin = "http://127.0.0.1".to_owned();
        Request { method, origin, path: path.to_owned(), query, headers: Vec::new(), form: Vec::new() }
    }

    /// Parses a URL-encoded form.
    pub fn fields(body: &[u8]) -> Vec<(String, Vec<u8>)> {
        form_urlencoded::parse(body).map(|(name, value)| (name.into_owned(), value.into_owned().into_bytes())).collect()
    }

    /// The value of a query parameter.
    pub fn asked(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }

    /// The value of a cookie.
    pub fn cookie(&self, name: &str) -> Option<&str> {
        let cookies = self.headers.iter().filter(|(key, _)| *key == "cookie").map(|(_, value)| value.as_str());
        let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_among_others() {
        let mut request = Request::new(Method::Get, "/");
        request.headers.push(("cookie", "a=1; rusc=x=y;theme=dark".to_owned()));
        request.headers.push(("cookie", "language=ca".to_owned()));
        assert_eq!(request.cookie("rusc"), Some("x=y"));
        assert_eq!(request.cookie("theme"), Some("dark"));
        assert_eq!(request.cookie("language"), Some("ca"));
        assert_eq!(request.cookie("sound"), None);
    }

    #[test]
    fn an_address_has_a_path_and_what_is_asked() {
        let request = Request::new(Method::Get, "/m/abc?as=2&overlay=a%20b+c");
        assert_eq!(request.path, "/m/abc");
        assert_eq!(
            (request.asked("as"), request.asked("overlay"), request.asked("x")),
            (Some("2"), Some("a b c"), None)
        );
    }
}
