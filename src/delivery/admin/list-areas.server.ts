import type { z } from "zod";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { findPlace } from "#src/places/place-names.server.ts";
import { now } from "#src/platform/clock.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { listDays, type SlotRow, slotsOfAreaSql } from "../slot-rows.server.ts";
import type { AreaList } from "./contract.ts";
import type { weekQuery } from "./schemas.ts";

type AreaRow = {
  id: number;
  version: number;
  name_en: string;
  name_bn: string;
  fee_poisha: number;
  free_from_poisha: number | null;
  min_order_poisha: number | null;
  brings_perishables: boolean;
  places: string[];
  slots: SlotRow[];
};

export async function listAreas(
  { from = dateOf(now()) }: z.output<typeof weekQuery>,
  { shop }: ApiContext,
): Promise<AreaList> {
  const days = listDays(from);
  const { rows } = await shop.database.pool.query<AreaRow>(
    `select a.id, a.version, a.name_en, a.name_bn, a.fee_poisha, a.free_from_poisha, a.min_order_poisha,
            a.brings_perishables,
            (select coalesce(array_agg(p.place order by p.place), '{}') from delivery_area_places p where p.area_id = a.id)
              as places,
            ${slotsOfAreaSql} as slots
     from delivery_areas a where $1::bigint is null or a.id = $1 order by a.id`,
    [null, days[0], days.at(-1)],
  );
  return { data: rows.map(toArea), meta: { days } };
}

const toTakaOrNull = (poisha: number | null) => (poisha === null ? null : toTaka(poisha));

const toArea = ({ fee_poisha, free_from_poisha, min_order_poisha, places, ...area }: AreaRow) => ({
  ...area,
  fee: toTaka(fee_poisha),
  free_from: toTakaOrNull(free_from_poisha),
  min_order: toTakaOrNull(min_order_poisha),
  places: places.flatMap((id) => findPlace(id) ?? []),
});
