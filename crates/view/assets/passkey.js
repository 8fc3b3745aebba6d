// Passkeys, where the browser has them: makes one for the visitor, or shows one to become the visitor again.

const digits = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const make = async (challenge, name) => {
  const { rawId, response } = await navigator.credentials.create({
    publicKey: {
      challenge,
      rp: { name: "Rusc" },
      user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      authenticatorSelection: { residentKey: "required" },
      attestation: "none",
    },
  });
  return { id: digits(rawId), key: digits(response.getPublicKey()), client: digits(response.clientDataJSON) };
};

const show = async (challenge) => {
  const { rawId, response } = await navigator.credentials.get({ publicKey: { challenge } });
  const { authenticatorData, clientDataJSON, signature } = response;
  return { id: digits(rawId), data: digits(authenticatorData), client: digits(clientDataJSON), signature: digits(signature) };
};

for (const form of window.PublicKeyCredential ? document.querySelectorAll("form[data-challenge]") : []) {
  form.closest("section").hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const challenge = bytes(form.dataset.challenge);
      const fields = form.dataset.name === undefined ? await show(challenge) : await make(challenge, form.dataset.name);
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      }
      form.submit();
    } catch {
      // Whoever changes their mind stays on the page.
    }
  });
}
