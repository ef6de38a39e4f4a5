import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { findPlace } from "#src/places/place-names.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { maxAreas } from "../rules.ts";
import { plainSlotText } from "../slot-text.ts";
import { type AreaRow, areaColumnsSql, toAreaRow, toJournalFields } from "./area-row.server.ts";
import { saveSlots } from "./save-slots.server.ts";
import type { areaDraft } from "./schemas.ts";

type CheckedArea = z.output<typeof areaDraft>;

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
    const row = toAreaRow(draft);
    const id = await writeArea(client, draft.id, row);
    await savePlaces(client, id, draft.places);
    await saveSlots(client, id, draft.slots);
    await record(client, viewer, {
      action: previousArea ? "delivery.changed" : "delivery.created",
      subject: { id, name: draft.name_en },
      ...(previousArea && { before: toJournalFields(previousArea) }),
      after: {
        ...toJournalFields(row),
        delivery_places: draft.places.length,
        delivery_slots: draft.slots.map((slot) => `${plainSlotText(slot)}: ${slot.capacity}`),
      },
    });
    return { success: true as const, id };
  });
}

async function readStoredArea(client: PoolClient, id: number, version: number | undefined): Promise<AreaRow> {
  const { rows } = await client.query<AreaRow & { version: number }>(
    `select version, ${areaColumnsSql} from delivery_areas where id = $1`,
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.problem_not_found());
  if (rows[0].version !== version) throw new Problem("changed", m.settings_changed_meanwhile());
  return rows[0];
}

/** Returns the area's id, a new one if it is undefined. */
async function writeArea(client: PoolClient, id: number | undefined, row: AreaRow): Promise<number> {
  if (id !== undefined) {
    await client.query(
      `update delivery_areas set version = version + 1,
         (${areaColumnsSql}) = (select ${areaColumnsSql} from json_populate_record(null::delivery_areas, $2))
       where id = $1`,
      [id, JSON.stringify(row)],
    );
    return id;
  }
  const { rows } = await client.query<{ id: number }>(
    `insert into delivery_areas (${areaColumnsSql})
     select ${areaColumnsSql} from json_populate_record(null::delivery_areas, $1)
     where (select count(*) from delivery_areas) < $2 returning id`,
    [JSON.stringify(row), maxAreas],
  );
  if (!rows[0])
    throw new Problem("invalid_fields", m.delivery_too_many_areas({ max: formatNumber(maxAreas) }));
  return rows[0].id;
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
