import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import { bangladeshiMobile } from "../language/contact/phone.ts";

export type StoredDelivery = { address_details: string; mobile_no: string };

type DeliveryNow = StoredDelivery & { place: string | null; area_id: number | null };

/** Where an order goes, and the number of who takes it; the order is locked before. */
export async function storedDelivery(client: PoolClient, id: number): Promise<DeliveryNow> {
  const { rows } = await client.query<DeliveryNow>(
    "select address_details, mobile_no, place, area_id from orders where id = $1",
    [id],
  );
  return rows[0] as DeliveryNow;
}

/** Whether two deliveries have the same address and number, letter for letter. */
export const isSameDelivery = (one: StoredDelivery, other: StoredDelivery) =>
  one.address_details === other.address_details && one.mobile_no === other.mobile_no;

/**
 * Writes another address and number. The place belongs to the address: it stays with the same one, and where a fee or a slot was agreed
 * for it. The street stays with the same address alone.
 */
export async function writeDelivery(
  client: PoolClient,
  id: number,
  wanted: StoredDelivery & { place?: string | undefined; street?: string | undefined },
): Promise<void> {
  const { address_details, mobile_no, place, street } = wanted;
  await client.query(
    sql`update orders set
          place = case when ${place}::text is null and (area_id is not null or address_details = ${address_details})
                  then place else ${place} end,
          street = case when ${place}::text is null and address_details = ${address_details} then street else ${street} end,
          address_details = ${address_details}, mobile_no = ${mobile_no}, mobile_e164 = ${bangladeshiMobile(mobile_no)}
        where id = ${id}`,
  );
}
