import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { codeHash, isSameHash } from "./phone-codes.server.ts";
import { maxWrong } from "./rules.ts";
import type { codeDraft, phoneProven } from "./schemas.ts";

/** Proves the viewer's number by the code sent last. Counts each attempt before checking it. */
export async function confirmCode(
  { mobile_no, code }: z.output<typeof codeDraft>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<z.output<typeof phoneProven>> {
  const { pool } = shop.database;
  const owner = { userId: viewer.id, mobile: bangladeshiMobile(mobile_no) as string };
  const { rows } = await pool.query<{ id: number; code_hash: string; attempts: number }>(
    `update phone_codes set attempts = attempts + 1
     where id = (select id from phone_codes where user_id = $1 and mobile_e164 = $2 order by id desc limit 1)
       and attempts < $3 and expires_at > now()
     returning id, code_hash, attempts`,
    [owner.userId, owner.mobile, maxWrong],
  );
  const sent = rows[0];
  if (!sent) throw refused(m.phone_proof_code_over());
  if (!isSameHash(sent.code_hash, await codeHash(shop, owner, code))) {
    const left = maxWrong - sent.attempts;
    throw refused(left > 0 ? m.phone_proof_code_wrong({ left: number(left) }) : m.phone_proof_code_over());
  }
  await pool.query(
    `with used as (update phone_codes set expires_at = now() where id = $3)
     insert into phone_proofs (user_id, mobile_e164) values ($1, $2) on conflict do nothing`,
    [owner.userId, owner.mobile, sent.id],
  );
  return { success: true, message: m.phone_proof_done() };
}

const refused = (message: string) => new Problem("invalid_fields", message, { errors: { code: message } });
