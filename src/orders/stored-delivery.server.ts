import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import { bangladeshiMobile } from "../language/contact/phone.ts";

export type StoredDelivery = { address_details: string; mobile_no: string };

type CurrentDelivery = StoredDelivery & { place: string | null; area_id: number | null };

export async function findStoredDelivery(client: PoolClient, id: number): Promise<CurrentDelivery> {
  const { rows } = await client.query<CurrentDelivery>(
    "select address_details, mobile_no, place, area_id from orders where id = $1",
    [id],
  );
  return rows[0] as CurrentDelivery;
}

/** Whether address and number are equal, character by character. */
export const isSameDelivery = (one: StoredDelivery, other: StoredDelivery) =>
  one.address_details === other.address_details && one.mobile_no === other.mobile_no;

/**
 * Writes address and number. The place is kept with an unchanged address or an agreed fee or slot, the street
 * only with an unchanged address.
 */
export async function writeDelivery(
  client: PoolClient,
  id: number,
  newDelivery: StoredDelivery & { place?: string | undefined; street?: string | undefined },
): Promise<void> {
  const { address_details, mobile_no, place, street } = newDelivery;
  await client.query(
    sql`update orders set
          place = case when ${place}::text is null and (area_id is not null or address_details = ${address_details})
                  then place else ${place} end,
          street = case when ${place}::text is null and address_details = ${address_details} then street else ${street} end,
          address_details = ${address_details}, mobile_no = ${mobile_no}, mobile_e164 = ${bangladeshiMobile(mobile_no)}
        where id = ${id}`,
  );
}
