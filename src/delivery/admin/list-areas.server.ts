import type { z } from "zod";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { findPlace } from "#src/places/place-names.server.ts";
import { now } from "#src/platform/clock.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { listDays, type SlotRow, slotsOfAreaSql } from "../slot-rows.server.ts";
import { type AreaRow, areaColumnsSql, toAreaFields } from "./area-row.server.ts";
import type { AreaList } from "./contract.ts";
import type { weekQuery } from "./schemas.ts";

type ListedArea = AreaRow & { id: number; version: number; places: string[]; slots: SlotRow[] };

export async function listAreas(
  { from = dateOf(now()) }: z.output<typeof weekQuery>,
  { shop }: ApiContext,
): Promise<AreaList> {
  const days = listDays(from);
  const { rows } = await shop.database.pool.query<ListedArea>(
    `select a.id, a.version, ${areaColumnsSql},
            (select coalesce(array_agg(p.place order by p.place), '{}') from delivery_area_places p where p.area_id = a.id)
              as places,
            ${slotsOfAreaSql} as slots
     from delivery_areas a where $1::bigint is null or a.id = $1 order by a.id`,
    [null, days[0], days.at(-1)],
  );
  return { data: rows.map(toArea), meta: { days } };
}

const toArea = ({ id, version, places, slots, ...row }: ListedArea) => ({
  ...toAreaFields(row),
  id,
  version,
  places: places.flatMap((place) => findPlace(place) ?? []),
  slots,
});
