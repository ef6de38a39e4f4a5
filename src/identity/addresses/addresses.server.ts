import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { isSameAddress } from "#src/places/is-same-address.server.ts";
import { toAddressDetails, type WhereRow } from "#src/places/place-names.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Address } from "../account/contract.ts";
import type { addressDraft } from "../account/schemas.ts";
import { createPinFinder } from "./address-pins.server.ts";
import { maxAddresses } from "./rules.ts";

type AddressRow = WhereRow & { id: number; address_details: string; mobile_no: string };

/** The viewer's addresses, the newest first. `pinned`: riders find the door by a saved pin. */
export async function listAddresses(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: Address[] }> {
  const { rows } = await shop.database.pool.query<AddressRow>(
    `select id, address_details, mobile_no, place, street, rider_note from addresses
     where user_id = $1 order by id desc`,
    [viewer.id],
  );
  const findPin = await createPinFinder(shop.database.pool, [viewer.id]);
  return {
    data: rows.map((row) => ({
      ...toAddress(row),
      pinned: findPin({ user_id: viewer.id, ...row })?.pin && (true as const),
    })),
  };
}

/** Saves an address; an equal one, in either script, is updated. Refuses more than `maxAddresses`. */
export async function addAddress(
  draft: z.output<typeof addressDraft>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; address: Address }> {
  const { address_details, mobile_no, place = null, street = null, rider_note = null } = draft;
  return inTransaction(shop.database, async (client) => {
    // Serialises concurrent calls, so that both count.
    await client.query("select from users where id = $1 for no key update", [viewer.id]);
    const savedAddresses = await client.query<Pick<AddressRow, "id" | "address_details" | "mobile_no">>(
      "select id, address_details, mobile_no from addresses where user_id = $1 order by id desc",
      [viewer.id],
    );
    const existingAddress = savedAddresses.rows.find(
      (row) =>
        toLatinDigits(row.mobile_no) === toLatinDigits(mobile_no) &&
        isSameAddress(row.address_details, address_details),
    );
    const updatedAddress = await client.query<AddressRow>(
      `update addresses set place = coalesce($2, place), street = coalesce($3, street),
              rider_note = coalesce($4, rider_note)
       where id = $1 returning id, address_details, mobile_no, place, street, rider_note`,
      [existingAddress?.id ?? null, place, street, rider_note],
    );
    if (updatedAddress.rows[0]) return { success: true, address: toAddress(updatedAddress.rows[0]) };
    const { rows } = await client.query<AddressRow>(
      sql`insert into addresses (user_id, address_details, mobile_no, place, street, rider_note)
       select ${viewer.id}, ${address_details}, ${mobile_no}, ${place}, ${street}, ${rider_note}
       where (select count(*) from addresses where user_id = ${viewer.id}) < ${maxAddresses}
       returning id, address_details, mobile_no, place, street, rider_note`,
    );
    if (!rows[0])
      throw new Problem("addresses_full", m.profile_addresses_full({ max: formatNumber(maxAddresses) }));
    return { success: true, address: toAddress(rows[0]) };
  });
}

const toAddress = (row: AddressRow): Address => ({
  id: row.id,
  address_details: row.address_details,
  mobile_no: row.mobile_no,
  ...toAddressDetails(row),
});

/** Deletes an address of the viewer, and what is known of its door. Idempotent. */
export async function removeAddress({ id }: { id: number }, { shop, viewer }: ApiContext<Viewer>) {
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<Pick<AddressRow, "address_details" | "place">>(
      "delete from addresses where id = $1 and user_id = $2 returning address_details, place",
      [id, viewer.id],
    );
    const findPin = await createPinFinder(client, [viewer.id]);
    const savedPin = rows[0] && findPin({ user_id: viewer.id, ...rows[0] });
    // Without a saved pin the id is null, which deletes nothing.
    await client.query("delete from address_pins where id = $1", [savedPin?.id ?? null]);
  });
  return { success: true as const, message: m.profile_address_removed() };
}
