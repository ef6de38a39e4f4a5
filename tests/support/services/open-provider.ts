import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Provider } from "oidc-provider";

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Names that the shop cannot store as they are, by the start of the e-mail address. */
export const strangeNames: Record<string, string> = {
  long: "অ".repeat(150),
  turned: "  Rah\u202Eima \u2066\n Khatun\u200B\u0007 ",
  blank: "\u200B \u3164",
};
const calledAt = (id: string) => strangeNames[id.split("-")[0] ?? ""] ?? "Rahima Khatun";

/**
 * A real OpenID provider. "unverified…" addresses are unverified; without `inToken` the e-mail is only in the
 * userinfo.
 */
export async function openProvider(shopUrl: string, { inToken = false } = {}) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const client = { client_id: "tatka", client_secret: "a-secret-of-tests-alone-32-letters" };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [`${shopUrl}/identity/callback/google`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: !inToken,
    cookies: { keys: ["a key of tests alone"] },
    pkce: { required: () => true },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        email_verified: !id.startsWith("unverified"),
        name: calledAt(id),
      }),
    }),
  });
  const server = provider.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    idTokenOf: (email: string) => signInAt(issuer, client, `${shopUrl}/identity/callback/google`, email),
    env: {
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
      OIDC_ISSUER: issuer,
      OIDC_AUTHORIZATION_URL: `${issuer}/auth`,
      OIDC_TOKEN_URL: `${issuer}/token`,
      OIDC_JWKS_URL: `${issuer}/jwks`,
      OIDC_USERINFO_URL: `${issuer}/me`,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Client = { client_id: string; client_secret: string };

async function signInAt(issuer: string, client: Client, redirect_uri: string, email: string) {
  const cookies = new Map<string, string>();
  const request = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      body: form && new URLSearchParams(form),
      redirect: "manual",
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const code_verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri,
    response_type: "code",
    scope: "openid email profile",
    code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  let url = `${issuer}/auth?${query}`;
  let response = await request(url);
  while (!url.startsWith(redirect_uri)) {
    const location = response.headers.get("location");
    if (location) {
      url = new URL(location, issuer).href;
      if (!url.startsWith(redirect_uri)) response = await request(url);
    } else {
      const [, prompt = ""] = /name="prompt" value="(\w+)"/.exec(await response.text()) ?? [];
      response = await request(url, { prompt, login: email, password: "any" });
    }
  }
  const code = new URL(url).searchParams.get("code") ?? "";
  const grant = { grant_type: "authorization_code", code, redirect_uri, code_verifier, ...client };
  const answer = await request(`${issuer}/token`, grant);
  return ((await answer.json()) as { id_token: string }).id_token;
}
