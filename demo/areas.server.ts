import type { Queries } from "../src/platform/database/database.server.ts";
import { areas, type DemoArea } from "./areas.ts";

export async function addAreas(client: Pick<Queries, "query">): Promise<void> {
  for (const area of areas) await addArea(client, area);
}

/** The slots are daily and close two hours before they start. */
async function addArea(client: Pick<Queries, "query">, { name, places, perishables, slots }: DemoArea) {
  await client.query(
    `with area as (
       insert into delivery_areas (name_en, name_bn, fee_poisha, brings_perishables) values ($1, $2, 0, $3) returning id
     ), places as (
       insert into delivery_area_places (place, area_id) select place, area.id from area, unnest($4::text[]) place
     )
     insert into delivery_slots (area_id, from_minute, to_minute, weekdays, capacity, cut_off_minutes)
     select area.id, slot."from", slot."to", '{0,1,2,3,4,5,6}', slot.capacity, 120
     from area, json_to_recordset($5) slot ("from" int, "to" int, capacity int)`,
    [name.en, name.bn, perishables, places, JSON.stringify(slots)],
  );
}

/** Removes the demo's delivery areas unless they were changed. Orders keep their times. */
export async function removeAreas(client: Pick<Queries, "query">): Promise<void> {
  for (const { name, places } of areas)
    await client.query(
      `delete from delivery_areas a where name_en = $1 and version = 1
         and array(select place from delivery_area_places where area_id = a.id order by 1) = $2::text[]`,
      [name.en, places.toSorted()],
    );
}
