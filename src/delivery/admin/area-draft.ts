import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import type { Place } from "#src/places/contract.ts";
import type { AdminArea, AreaDraft } from "./contract.ts";

/** A slot in the form; what is typed is text. */
export type SlotForm = {
  /** For React; a new slot has no id yet. */
  key: string;
  id?: number;
  /** Minutes after midnight. */
  from: number;
  to: number;
  /** 0 is Sunday. */
  weekdays: number[];
  /** Orders per day. */
  capacity: string;
  /** The cut-off in hours before the start. */
  cutOff: string;
};

/** An area in the form, amounts as typed; empty where there is no limit. */
export type AreaForm = {
  name_en: string;
  name_bn: string;
  fee: string;
  free_from: string;
  min_order: string;
  brings_perishables: boolean;
  places: Place[];
  slots: SlotForm[];
};

const minutesPerHour = 60;
const allWeekdays = [0, 1, 2, 3, 4, 5, 6];

export const newSlot = (from = 8 * minutesPerHour): SlotForm => ({
  key: crypto.randomUUID(),
  from,
  to: from + 4 * minutesPerHour,
  weekdays: allWeekdays,
  capacity: formatDigits(40),
  cutOff: formatDigits(2),
});

export const newAreaForm = (): AreaForm => ({
  name_en: "",
  name_bn: "",
  fee: formatDigits(40),
  free_from: formatDigits(1000),
  min_order: "",
  brings_perishables: true,
  places: [],
  slots: [newSlot(8 * minutesPerHour), newSlot(12 * minutesPerHour), newSlot(16 * minutesPerHour)],
});

export const toAreaForm = (area: AdminArea): AreaForm => ({
  name_en: area.name_en,
  name_bn: area.name_bn,
  fee: formatDigits(area.fee),
  free_from: formatDigits(area.free_from ?? ""),
  min_order: formatDigits(area.min_order ?? ""),
  brings_perishables: area.brings_perishables,
  places: area.places,
  slots: area.slots.map(({ id, from, to, weekdays, capacity, cut_off }) => ({
    key: String(id),
    id,
    from,
    to,
    weekdays,
    capacity: formatDigits(capacity),
    cutOff: formatDigits(cut_off / minutesPerHour),
  })),
});

const fieldNames = {
  name_en: m.office_name_in_english,
  name_bn: m.office_name_in_bengali,
  fee: m.delivery_fee,
  free_from: m.delivery_free_from,
  min_order: m.office_minimum_order,
  brings_perishables: m.delivery_perishables,
  places: m.delivery_places,
  slots: m.delivery_slots,
};

/** The form's names of the fields that differ from the stored area. */
export const changedFields = (form: AreaForm, stored: AreaForm): string[] =>
  (Object.keys(fieldNames) as (keyof AreaForm)[])
    .filter((field) => JSON.stringify(form[field]) !== JSON.stringify(stored[field]))
    .map((field) => fieldNames[field]());

/** The server refuses it for its field. */
const invalidAmount = -1;

/** A number in either digit set, such as "1,000"; else `invalidAmount`. */
function parseAmount(text: string): number {
  const value = Number(toLatinDigits(text).replaceAll(/[,\s]/g, ""));
  return Number.isFinite(value) ? value : invalidAmount;
}

/** The request's body. */
export function toAreaDraft(form: AreaForm, area: AdminArea | undefined): AreaDraft {
  const parseOptionalAmount = (text: string) => (text.trim() === "" ? null : parseAmount(text));
  return {
    ...(area && { id: area.id, version: area.version }),
    name_en: form.name_en,
    name_bn: form.name_bn,
    fee: parseOptionalAmount(form.fee) ?? 0,
    free_from: parseOptionalAmount(form.free_from),
    min_order: parseOptionalAmount(form.min_order),
    brings_perishables: form.brings_perishables,
    places: form.places.map(({ id }) => id),
    slots: form.slots.map(({ key: _, cutOff, ...slot }) => ({
      ...slot,
      cut_off: Math.round((parseOptionalAmount(cutOff) ?? 0) * minutesPerHour),
    })),
  };
}
