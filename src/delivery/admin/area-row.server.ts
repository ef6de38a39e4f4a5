import type { z } from "zod";
import type { JournalFields } from "#src/journal/record.server.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import type { AdminArea } from "./contract.ts";
import type { areaDraft } from "./schemas.ts";

/** What staff set of an area, as stored: without its places and slots. */
export type AreaRow = {
  name_en: string;
  name_bn: string;
  fee_poisha: number;
  free_from_poisha: number | null;
  min_order_poisha: number | null;
  brings_perishables: boolean;
};

export const areaColumnsSql =
  "name_en, name_bn, fee_poisha, free_from_poisha, min_order_poisha, brings_perishables";

const toPoishaOrNull = (taka: number | null) => (taka === null ? null : toPoisha(taka));
const toTakaOrNull = (poisha: number | null) => (poisha === null ? null : toTaka(poisha));

export const toAreaRow = (draft: z.output<typeof areaDraft>): AreaRow => ({
  name_en: draft.name_en,
  name_bn: draft.name_bn,
  fee_poisha: toPoisha(draft.fee),
  free_from_poisha: toPoishaOrNull(draft.free_from),
  min_order_poisha: toPoishaOrNull(draft.min_order),
  brings_perishables: draft.brings_perishables,
});

export const toAreaFields = (row: AreaRow): Omit<AdminArea, "id" | "version" | "places" | "slots"> => ({
  name_en: row.name_en,
  name_bn: row.name_bn,
  fee: toTaka(row.fee_poisha),
  free_from: toTakaOrNull(row.free_from_poisha),
  min_order: toTakaOrNull(row.min_order_poisha),
  brings_perishables: row.brings_perishables,
});

export function toJournalFields(row: AreaRow): JournalFields {
  const { fee, min_order, ...fields } = toAreaFields(row);
  return { ...fields, delivery_fee: fee, minimum: min_order };
}
