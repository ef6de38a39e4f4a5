import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import {
  checkCode,
  consumeCode,
  findNewestCode,
  writeProof,
} from "#src/identity/phone-codes/phone-codes.server.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { codeDraft, phoneProven } from "./schemas.ts";

/** Proves the viewer's number by the code sent last. Counts each attempt before checking it. */
export async function confirmCode(
  { mobile_no, code }: z.output<typeof codeDraft>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<z.output<typeof phoneProven>> {
  const owner = { userId: viewer.id, mobile: bangladeshiMobile(mobile_no) as string };
  const id = await checkCode(shop, await findNewestCode(shop, owner), owner, code);
  await inTransaction(shop.database, async (client) => {
    await consumeCode(client, id);
    await writeProof(client, viewer.id, owner.mobile);
  });
  return { success: true, message: m.phone_proof_done() };
}
