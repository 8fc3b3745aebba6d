//! Answers requests: routes them, explains errors, and adds the headers of every response.

use std::sync::Arc;

use crate::problem::{Problem, Trouble};
use crate::request::{Method, Request};
use crate::response::{Body, Response};
use crate::visitor::Visitor;
use crate::{App, routes};

/// The headers of every response: no resources from other sites, nothing inline, no frames; forms still send their
/// origin.
const HEADERS: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

impl App {
    /// Answers a request.
    pub async fn answer(self: &Arc<Self>, request: Request) -> Response {
        match Visitor::of(self, &request).await {
            Ok(visitor) => {
                let is_shut_out = self.is_banned(&visitor.secret) && !request.path.starts_with("/assets/");
                let answer = match is_shut_out {
                    true => Err(Trouble::Banned.into()),
                    false => routes::answer(self, &request, &visitor).await,
                };
                self.complete(&request, &visitor, answer)
            }
            Err(error) => self.complete(&request, &Visitor::refused(self, &request), Err(error.into())),
        }
    }

    /// The response to a request that the shell refuses.
    pub fn refuse(&self, request: &Request, trouble: Trouble) -> Response {
        self.complete(request, &Visitor::refused(self, request), Err(trouble.into()))
    }

    fn complete(&self, request: &Request, visitor: &Visitor, answer: Result<Response, Problem>) -> Response {
        let mut response = answer.unwrap_or_else(|problem| self.explained(visitor, &problem));
        if visitor.is_new && !request.path.starts_with("/assets/") {
            response =
                response.with("set-cookie", visitor.set_cookie(Visitor::COOKIE, &self.key.seal(&visitor.secret)));
        }
        response.headers.extend(HEADERS.map(|(name, value)| (name, value.to_owned())));
        if response.header("cache-control").is_none() {
            response = response.with("cache-control", "no-store");
        }
        if request.method == Method::Head {
            response.body = Body::Bytes(Vec::new());
        }
        response
    }

    /// A response that explains the problem: a page for people, only the reason for scripts.
    fn explained(&self, visitor: &Visitor, problem: &Problem) -> Response {
        let Problem { status, why } = problem;
        if visitor.is_script {
            return Response::text(*status, "text/plain; charset=utf-8", visitor.texts.why(why));
        }
        Response::page(*status, rusc_view::page::fault(&visitor.reader(self), *status, Some(why)))
    }
}
