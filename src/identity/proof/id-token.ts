/** An ID token of the identity service as the browser holds it; times in ms. */
export type IdToken = { token: string; name: string; email: string; endsAt: number };

/** SPEC 9: this long before its end a token counts as expired … */
const expiredMs = 30_000;
/** … and this long before it, a new one is fetched. */
const renewMs = 5 * 60_000;

/**
 * Reads a token that came in at `now`. Its life is counted from then, by what the token says of its length: the
 * clocks of phones are often wrong. Undefined for what is no such token; only the server judges what one proves.
 */
export function readIdToken(token: string, now: number): IdToken | undefined {
  const claims = claimsOf(token);
  if (!claims) return undefined;
  const { name, email, iat, exp } = claims;
  if (typeof email !== "string" || typeof iat !== "number" || typeof exp !== "number") return undefined;
  return { token, name: typeof name === "string" ? name : "", email, endsAt: now + (exp - iat) * 1_000 };
}

export const isExpired = ({ endsAt }: IdToken, now: number): boolean => endsAt - now <= expiredMs;

export const needsRenewal = ({ endsAt }: IdToken, now: number): boolean => endsAt - now <= renewMs;

function claimsOf(token: string): Record<string, unknown> | undefined {
  const [, payload = "", signature] = token.split(".");
  if (!signature) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (sign) =>
      sign.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
