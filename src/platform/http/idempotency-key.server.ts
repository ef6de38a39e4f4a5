import { createHash, randomUUID } from "node:crypto";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "./api.server.ts";

type KeyedCall = Pick<ApiContext, "idempotencyKey">;

const keyPattern = /^[\x21-\x7e]{8,200}$/;

/** The `Idempotency-Key` of a call, or a new one, and a hash of its body. Refuses a malformed key. */
export function readKeyAndHash({ idempotencyKey }: KeyedCall, body: object): { key: string; hash: string } {
  const key = idempotencyKey() ?? randomUUID();
  if (!keyPattern.test(key)) throw new Problem("broken_request", m.problem_broken_request());
  return { key, hash: createHash("sha256").update(JSON.stringify(body)).digest("base64url") };
}

/** Key and hash combined, if another body under the same key is a different command. */
export function readKeyWithHash(call: KeyedCall, body: object): string {
  const { key, hash } = readKeyAndHash(call, body);
  return `${key} ${hash}`;
}
