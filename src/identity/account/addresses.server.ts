import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { m } from "../../language/messages.ts";
import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { type Address, maxAddresses } from "./contract.ts";
import type { addressDraft } from "./schemas.ts";

/** Where a customer has things brought to, the newest first. */
export async function listAddresses(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: Address[] }> {
  const { rows } = await shop.database.pool.query<Address>(
    "select id, address_details, mobile_no from addresses where user_id = $1 order by id desc",
    [viewer.id],
  );
  return { data: rows };
}

/** Keeps an address; one that is kept already comes back as it is. Refuses an eleventh. */
export async function addAddress(
  { address_details, mobile_no }: z.output<typeof addressDraft>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; address: Address }> {
  return inTransaction(shop.database, async (client) => {
    // Two at the same moment take turns, so that both are counted.
    await client.query("select from users where id = $1 for no key update", [viewer.id]);
    const kept = await client.query<Address>(
      "select id, address_details, mobile_no from addresses where user_id = $1",
      [viewer.id],
    );
    const same = kept.rows.find(
      (one) => one.address_details === address_details && one.mobile_no === mobile_no,
    );
    if (same) return { success: true, address: same };
    if (kept.rows.length >= maxAddresses) throw new Problem("already_there", m.profile_addresses_full());
    const { rows } = await client.query<Address>(
      `insert into addresses (user_id, address_details, mobile_no) values ($1, $2, $3)
       returning id, address_details, mobile_no`,
      [viewer.id, address_details, mobile_no],
    );
    const address = rows[0];
    if (!address) throw new Error("the address just written is not there");
    return { success: true, address };
  });
}

/** Forgets one of their own addresses. */
export async function removeAddress({ id }: { id: number }, { shop, viewer }: ApiContext<Viewer>) {
  await shop.database.pool.query("delete from addresses where id = $1 and user_id = $2", [id, viewer.id]);
  return { success: true as const, message: m.profile_address_removed() };
}
