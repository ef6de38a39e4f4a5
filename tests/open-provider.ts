import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Provider } from "oidc-provider";

/** A free port of this machine, for whoever has to know their address beforehand. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** What somebody is called there: names that no shop could keep as they are, for addresses that begin so. */
export const strangeNames: Record<string, string> = {
  long: "অ".repeat(150),
  turned: "  Rah\u202Eima \u2066\n Khatun\u200B\u0007 ",
  blank: "\u200B \u3164",
};
const calledAt = (id: string) => strangeNames[id.split("-")[0] ?? ""] ?? "Rahima Khatun";

/**
 * A real OpenID provider for one shop. One signs in with any e-mail address and any password; addresses that begin
 * with "unverified" it does not vouch for. Without `inToken`, the address comes only when asked for with the token.
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
    /** Settings for a shop that sends its people here. */
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
