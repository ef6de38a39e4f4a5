import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { AddressPin } from "#src/places/contract.ts";
import { isSameAddress } from "#src/places/is-same-address.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import type { pinnedAddress } from "../account/schemas.ts";

export type AddressOfUser = { user_id: number; address_details: string; place: string | null };

/** A row without a position: the customer does not want it saved. */
type PinRow = AddressOfUser & { id: number; latitude: number | null; longitude: number | null };

/** A saved answer about an address: its pin, or undefined if the customer wants none saved. */
export type KnownPin = { id: number; pin: AddressPin | undefined };

/** Returns a function that finds the saved answer about an address of these users; undefined without one. */
export async function createPinFinder(
  queries: Pick<Queries, "query">,
  userIds: number[],
): Promise<(address: AddressOfUser) => KnownPin | undefined> {
  const { rows } = await queries.query<PinRow>(
    `select id, user_id, address_details, place, latitude, longitude
     from address_pins where user_id = any($1::bigint[]) order by id`,
    [userIds],
  );
  return (address) => {
    const row = rows.find((pinRow) => isSameUserAddress(pinRow, address));
    return row && { id: row.id, pin: toPin(row) };
  };
}

const isSameUserAddress = (one: AddressOfUser, other: AddressOfUser): boolean =>
  one.user_id === other.user_id &&
  one.place === other.place &&
  isSameAddress(one.address_details, other.address_details);

const toPin = ({ latitude, longitude }: PinRow): AddressPin | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** Saves the customer's answer for an address, unless one is saved. Returns whether it was saved. */
export async function writeAddressPin(
  client: PoolClient,
  address: AddressOfUser,
  pin: AddressPin | undefined,
): Promise<boolean> {
  // Serialises concurrent answers.
  await client.query("select from users where id = $1 for no key update", [address.user_id]);
  const findPin = await createPinFinder(client, [address.user_id]);
  if (findPin(address)) return false;
  await client.query(
    "insert into address_pins (user_id, address_details, place, latitude, longitude) values ($1, $2, $3, $4, $5)",
    [address.user_id, address.address_details, address.place, pin?.latitude ?? null, pin?.longitude ?? null],
  );
  return true;
}

/** Deletes the position; riders do not ask again at this address. */
export async function removeAddressPin(
  { address_details, place }: z.output<typeof pinnedAddress>,
  { shop, viewer }: ApiContext<Viewer>,
) {
  await inTransaction(shop.database, async (client) => {
    const findPin = await createPinFinder(client, [viewer.id]);
    const savedPin = findPin({ user_id: viewer.id, address_details, place: place ?? null });
    await client.query("update address_pins set latitude = null, longitude = null where id = $1", [
      savedPin?.id ?? null,
    ]);
  });
  return { success: true as const, message: m.address_pin_removed() };
}

/** Deletes address pins that are old and whose customers have not ordered for as long. */
export async function deleteOldAddressPins({ database }: { database: { pool: Queries } }): Promise<number> {
  const { rowCount } = await database.pool.query(
    `delete from address_pins p where p.created_at < now() - make_interval(days => $1)
       and not exists (
         select from orders o where o.user_id = p.user_id and o.created_at > now() - make_interval(days => $1))`,
    [retentionDays.addressPins],
  );
  return rowCount ?? 0;
}
