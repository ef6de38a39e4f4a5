import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { m } from "../../language/messages.ts";
import { number } from "../../language/numbers/numbers.ts";
import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import type { Address } from "../account/contract.ts";
import type { addressDraft } from "../account/schemas.ts";
import { maxAddresses } from "./rules.ts";

/** The saved addresses of the viewer, the newest first. */
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

/** Saves an address; one that is saved already is given as it is. Refuses more than `maxAddresses`. */
export async function addAddress(
  { address_details, mobile_no }: z.output<typeof addressDraft>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; address: Address }> {
  return inTransaction(shop.database, async (client) => {
    // Two calls at the same moment take turns, so that both count.
    await client.query("select from users where id = $1 for no key update", [viewer.id]);
    const saved = await client.query<Address>(
      "select id, address_details, mobile_no from addresses where user_id = $1",
      [viewer.id],
    );
    const same = saved.rows.find(
      (one) => one.address_details === address_details && one.mobile_no === mobile_no,
    );
    if (same) return { success: true, address: same };
    if (saved.rows.length >= maxAddresses)
      throw new Problem("addresses_full", m.profile_addresses_full({ max: number(maxAddresses) }));
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

/** Deletes one of the viewer's own addresses. */
export async function removeAddress({ id }: { id: number }, { shop, viewer }: ApiContext<Viewer>) {
  await shop.database.pool.query("delete from addresses where id = $1 and user_id = $2", [id, viewer.id]);
  return { success: true as const, message: m.profile_address_removed() };
}
