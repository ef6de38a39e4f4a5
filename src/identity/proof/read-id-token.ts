export type IdToken = { token: string; name: string; email: string };

/** Reads a token without verifying it, which only the server does; undefined if it is malformed. */
export function readIdToken(token: string): IdToken | undefined {
  const { name, email } = decodeClaims(token) ?? {};
  if (typeof email !== "string") return undefined;
  return { token, name: typeof name === "string" ? name : "", email };
}

function decodeClaims(token: string): { name?: unknown; email?: unknown } | null | undefined {
  const [, payload = "", signature] = token.split(".");
  if (!signature) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (sign) =>
      sign.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
