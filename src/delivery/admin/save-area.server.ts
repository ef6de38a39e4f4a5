import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { findPlace } from "#src/places/place-names.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { maxAreas } from "../rules.ts";
import { plainSlotText } from "../slot-text.ts";
import { saveSlots } from "./save-slots.server.ts";
import type { areaDraft } from "./schemas.ts";

type CheckedArea = z.output<typeof areaDraft>;
type StoredArea = {
  version: number;
  name_en: string;
  name_bn: string;
  fee_poisha: number;
  free_from_poisha: number | null;
  min_order_poisha: number | null;
  brings_perishables: boolean;
};

/** Creates or replaces an area, with the journal; see `saveArea` in contract.ts for refusals. */
export async function saveArea(
  draft: CheckedArea,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; id: number }> {
  return inTransaction(shop.database, async (client) => {
    // Serialises changes, as places move between areas.
    await client.query("lock table delivery_areas in share row exclusive mode");
    const previousArea =
      draft.id === undefined ? undefined : await readStoredArea(client, draft.id, draft.version);
    const id = await writeArea(client, draft);
    await savePlaces(client, id, draft.places);
    await saveSlots(client, id, draft.slots);
    await record(client, viewer, {
      action: previousArea ? "delivery.changed" : "delivery.created",
      subject: { id, name: draft.name_en },
      ...(previousArea && { before: journalFields(previousArea) }),
      after: {
        ...journalFields({
          ...draft,
          fee_poisha: toPoisha(draft.fee),
          free_from_poisha: toPoishaOrNull(draft.free_from),
          min_order_poisha: toPoishaOrNull(draft.min_order),
        }),
        delivery_places: draft.places.length,
        delivery_slots: draft.slots.map((slot) => `${plainSlotText(slot)}: ${slot.capacity}`),
      },
    });
    return { success: true as const, id };
  });
}

const toPoishaOrNull = (taka: number | null) => (taka === null ? null : toPoisha(taka));
const toTakaOrNull = (poisha: number | null) => (poisha === null ? null : toTaka(poisha));
const journalFields = (area: Omit<StoredArea, "version">) => ({
  name_en: area.name_en,
  name_bn: area.name_bn,
  delivery_fee: toTaka(area.fee_poisha),
  free_from: toTakaOrNull(area.free_from_poisha),
  minimum: toTakaOrNull(area.min_order_poisha),
  brings_perishables: area.brings_perishables,
});

async function readStoredArea(
  client: PoolClient,
  id: number,
  version: number | undefined,
): Promise<StoredArea> {
  const { rows } = await client.query<StoredArea>(
    `select version, name_en, name_bn, fee_poisha, free_from_poisha, min_order_poisha, brings_perishables
     from delivery_areas where id = $1`,
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.problem_not_found());
  if (rows[0].version !== version) throw new Problem("changed", m.settings_changed_meanwhile());
  return rows[0];
}

async function writeArea(client: PoolClient, draft: CheckedArea): Promise<number> {
  const { name_en, name_bn, brings_perishables } = draft;
  const fee = toPoisha(draft.fee);
  const freeFrom = toPoishaOrNull(draft.free_from);
  const minOrder = toPoishaOrNull(draft.min_order);
  if (draft.id !== undefined) {
    await client.query(
      sql`update delivery_areas set name_en = ${name_en}, name_bn = ${name_bn}, fee_poisha = ${fee}, free_from_poisha = ${freeFrom},
            min_order_poisha = ${minOrder}, brings_perishables = ${brings_perishables}, version = version + 1
          where id = ${draft.id}`,
    );
    return draft.id;
  }
  const { rows } = await client.query<{ id: number }>(
    sql`insert into delivery_areas (name_en, name_bn, fee_poisha, free_from_poisha, min_order_poisha, brings_perishables)
        select ${name_en}, ${name_bn}, ${fee}, ${freeFrom}, ${minOrder}, ${brings_perishables}
        where (select count(*) from delivery_areas) < ${maxAreas} returning id`,
  );
  const id = rows[0]?.id;
  if (id === undefined)
    throw new Problem("invalid_fields", m.delivery_too_many_areas({ max: formatNumber(maxAreas) }));
  return id;
}

/** Refuses places of another area, by name. */
async function savePlaces(client: PoolClient, id: number, places: string[]): Promise<void> {
  const otherAreaPlaces = await client.query<{ place: string }>(
    "select place from delivery_area_places where place = any($1) and area_id <> $2",
    [places, id],
  );
  if (otherAreaPlaces.rows.length > 0) {
    const names = otherAreaPlaces.rows.map(({ place }) => findPlace(place)?.name ?? place).join(", ");
    const message = m.delivery_place_taken({ names });
    throw new Problem("invalid_fields", message, { errors: { places: message } });
  }
  await client.query("delete from delivery_area_places where area_id = $1 and place <> all($2)", [
    id,
    places,
  ]);
  await client.query(
    `insert into delivery_area_places (place, area_id) select distinct place, $1::bigint from unnest($2::text[]) place
     on conflict do nothing`,
    [id, places],
  );
}
