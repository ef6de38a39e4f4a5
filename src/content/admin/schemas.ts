import { z } from "zod";
import { id, line, moment, paragraphs } from "#src/api/schemas.ts";
import { tints } from "#src/api/tints.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import {
  maxButton,
  maxLink,
  maxNotice,
  maxPageText,
  maxText,
  maxTitle,
  safeLink,
  safePicture,
} from "../rules.ts";
import { staticPage } from "../schemas.ts";

export const contentKind = z.enum(["sliders", "advertisements", "banners", "notices"]);

const fields = {
  /** Empty for a notice, which has none. */
  image: z
    .string()
    .max(200)
    .refine((image) => image === "" || safePicture.test(image), { error: () => m.content_image_missing() }),
  title_en: line(maxNotice, () => m.content_title_missing()),
  title_bn: line(maxNotice, () => m.content_title_missing()),
  text_en: line(maxText),
  text_bn: line(maxText),
  button_en: line(maxButton),
  button_bn: line(maxButton),
  /** Optional for advertisements and notices: empty without a link. */
  link: line(maxLink).refine((link) => link === "" || new RegExp(safeLink).test(link), {
    error: () => m.content_link_unsafe(),
  }),
  tint: z.enum(tints, { error: () => m.entry_tint_missing() }),
  is_active: z.boolean(),
  /** The period in which shoppers see it; null for no limit. */
  visible_from: moment.nullable(),
  visible_until: moment.nullable(),
};

export const contentFields = z.object(fields);
export const adminContent = z.object({
  ...fields,
  id: z.int(),
  tint: z.string(),
  image: z.string(),
  version: z.int(),
});

type Checked = z.output<typeof contentFields> & { kind: z.output<typeof contentKind> };

/** Dates must be in order; slides and banners need link and button, advertisements both or neither. */
function checkFieldsTogether({ value, issues }: z.core.ParsePayload<Checked>) {
  const refuse = (path: keyof Checked, message: string) =>
    issues.push({ code: "custom", path: [path], message, input: value[path] });
  const { visible_from: from, visible_until: until } = value;
  if (from && until && Date.parse(from) >= Date.parse(until))
    refuse("visible_until", m.entry_until_before_from());
  if (value.kind === "notices") return;
  if (value.image === "") refuse("image", m.content_image_missing());
  for (const name of ["title_en", "title_bn"] as const)
    if (value[name].length > maxTitle) refuse(name, m.field_too_long({ max: formatNumber(maxTitle) }));
  const requiredTogether = ["link", "button_en", "button_bn"] as const;
  if (value.kind !== "advertisements" || requiredTogether.some((name) => value[name] !== ""))
    for (const name of requiredTogether)
      if (value[name] === "")
        refuse(name, name === "link" ? m.content_link_missing() : m.content_button_missing());
}

const version = z.int().positive();
export const newContent = z.strictObject({ kind: contentKind, ...fields }).check(checkFieldsTogether);
export const contentChange = z
  .strictObject({ kind: contentKind, id, version, ...fields })
  .check(checkFieldsTogether);
export const contentMove = z.strictObject({
  kind: contentKind,
  id,
  /** The new position, from 1. */
  place: z.int().positive(),
  /** The order of ids that the user saw. */
  was: z.array(z.int()).max(1000),
});
export const contentRemoval = z.strictObject({ kind: contentKind, id, version });

export const contentLists = z.object({
  sliders: z.array(adminContent),
  advertisements: z.array(adminContent),
  banners: z.array(adminContent),
  notices: z.array(adminContent),
});
export const savedContent = z.object({ success: z.literal(true), data: adminContent });
export const moved = z.object({ success: z.literal(true), ids: z.array(z.int()) });
export const done = z.object({ success: z.literal(true) });

const pageText = { en: paragraphs(maxPageText), bn: paragraphs(maxPageText) };

export const pageChange = z.strictObject({ page: staticPage, ...pageText, version: z.int().nonnegative() });

export const adminPage = z.object({
  page: staticPage,
  en: z.string(),
  bn: z.string(),
  /** The id of the newest revision; 0 while the page has its default text. */
  version: z.int(),
  /** The default text. */
  own: z.object({ en: z.string(), bn: z.string() }),
  /** The values of its variables, by name. */
  facts: z.object({ en: z.record(z.string(), z.string()), bn: z.record(z.string(), z.string()) }),
  /** The newest first, twenty at most. */
  revisions: z.array(
    z.object({
      id: z.int(),
      at: moment,
      /** Null if the author's account was deleted. */
      author: z.string().nullable(),
      en: z.string(),
      bn: z.string(),
    }),
  ),
});

export const savedPage = z.object({ success: z.literal(true), data: adminPage });
