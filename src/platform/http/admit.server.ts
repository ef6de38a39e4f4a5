import type { Operation } from "#src/api/operation.ts";
import { Problem } from "#src/api/problem.ts";
import { type KeyScope, scopedParts, staffPartOf } from "#src/api/scopes.ts";
import { isStaff, mayWorkIn, staffParts, type Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { Api, Permission, ServeTerms } from "./api.server.ts";
import { countAttempt } from "./limits/limits.server.ts";
import { countViewerRead } from "./limits/read-limit.server.ts";

export type Admitted<M extends Permission> = M extends "anyone" | "visitor" ? Viewer | null : Viewer;

type Method = Operation<never, unknown>["method"];
type CallerTerms = Pick<ServeTerms<never, unknown, Permission>, "may" | "scope" | "nobody">;

/** Matches API keys, since no session token starts with "tatka_". */
const apiKeyPattern = /^Bearer (tatka_\w+)$/i;

/** Returns the caller, or null for a stranger where strangers are allowed. Refuses callers without the permission. */
export async function admit(
  api: Api,
  method: Method,
  terms: CallerTerms,
  request: Request,
): Promise<Viewer | null> {
  const { may, nobody: toMessage = m.problem_not_signed_in } = terms;
  if (may === "anyone") return null;
  const token = apiKeyPattern.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token) return admitKey(api, method, terms, token);
  const viewer = await api.viewerOf(request);
  if (may === "visitor") return viewer;
  if (!viewer) throw new Problem("not_signed_in", toMessage());
  if (request.method === "GET") countViewerRead(api, viewer);
  if (!hasPermission(viewer, may)) throw new Problem("not_allowed", m.problem_not_allowed());
  if (may !== "customer" && viewer.locked)
    throw new Problem("second_factor", m.problem_second_factor(), { details: { lock: viewer.locked } });
  return viewer;
}

function hasPermission(viewer: Pick<Viewer, "role" | "parts">, may: Permission): boolean {
  if (may === "anyone" || may === "visitor" || may === "customer") return true;
  return may === "staff" ? isStaff(viewer) : mayWorkIn(viewer, may);
}

/** The scopes of which an API key needs one; by default the operation's part, to read for GET, to write for POST. */
export function scopesFor(
  method: Method,
  { may, scope }: Pick<CallerTerms, "may" | "scope">,
): readonly KeyScope[] {
  if (scope !== undefined) return scope === null ? [] : [scope].flat();
  const part = scopedParts.find((scopedPart) => scopedPart === may);
  return part ? [`${part}:${requiredAccess(method)}`] : [];
}

const requiredAccess = (method: Method) => (method === "GET" ? "read" : "write");

/** Returns the key's maker as staff, limited to its scopes. Refuses with `too_fast` above its request limit. */
async function admitKey(api: Api, method: Method, terms: CallerTerms, token: string): Promise<Viewer> {
  const key = await api.findKey(token);
  if (!key) throw new Problem("not_signed_in", m.problem_key_over());
  const { id, name, maker } = key;
  await countAttempt(api.shop, `key:${id}`, { most: key.perMinute, seconds: 60 });
  const requiredScopes = scopesFor(method, terms);
  if (requiredScopes.length === 0) throw new Problem("not_allowed", m.problem_key_closed());
  if (!requiredScopes.some((scope) => key.scopes.includes(scope)))
    throw new Problem("not_allowed", m.problem_key_scope({ scope: requiredScopes.join(", ") }));
  const scopes = key.scopes.filter((scope) => mayWorkIn(maker, staffPartOf(scope)));
  if (!hasPermission(maker, terms.may) || !requiredScopes.some((scope) => scopes.includes(scope)))
    throw new Problem("not_allowed", m.problem_key_maker());
  const parts = staffParts.filter((part) =>
    scopes.some((scope) => scope === `${part}:${requiredAccess(method)}`),
  );
  return { ...maker, role: "staff", parts, key: { id, name, scopes } };
}
