import type { StaffPart } from "../api/viewer.ts";

/** What the journal speaks of, with whose work it is: staff of that part may read the lines, admins all of them. */
export const journalKinds = {
  product: "catalogue",
  category: "catalogue",
  import: "catalogue",
  slider: "content",
  advertisement: "content",
  banner: "content",
  notice: "content",
  order: "orders",
  custom_order: "orders",
  message: "customers",
  review: "customers",
  user: "customers",
  staff: "admin",
  settings: "admin",
} as const satisfies Record<string, StaffPart | "admin">;

export type JournalKind = keyof typeof journalKinds;

/** Everything that staff do to the shop: `<kind>.<what happened>`. Each has its label in `admin/labels.ts`. */
export const journalActions = [
  "product.created",
  "product.changed",
  "product.archived",
  "product.restored",
  "product.stock_moved",
  "product.exported",
  "category.created",
  "category.changed",
  "category.moved",
  "category.removed",
  "import.started",
  "import.undone",
  "slider.created",
  "slider.changed",
  "slider.moved",
  "slider.removed",
  "advertisement.created",
  "advertisement.changed",
  "advertisement.moved",
  "advertisement.removed",
  "banner.created",
  "banner.changed",
  "banner.moved",
  "banner.removed",
  "notice.created",
  "notice.changed",
  "notice.moved",
  "notice.removed",
  "order.stepped",
  "order.edited",
  "order.taken",
  "order.exported",
  "custom_order.marked",
  "custom_order.stepped",
  "custom_order.answered",
  "custom_order.answer_resent",
  "custom_order.removed",
  "custom_order.ordered",
  "message.marked",
  "message.stepped",
  "message.answered",
  "message.answer_resent",
  "message.removed",
  "review.replied",
  "review.hidden",
  "review.restored",
  "user.exported",
  "user.blocked",
  "user.unblocked",
  "user.noted",
  "staff.changed",
  "settings.changed",
  "settings.email_changed",
  "staff.second_factor_on",
  "staff.second_factor_off",
  "staff.recovery_code_used",
  "settings.demo_removed",
] as const satisfies `${JournalKind}.${string}`[];

export type JournalValue = string | number | boolean | null | string[];

export type JournalAction = (typeof journalActions)[number];

/** What a line is about: "order" of "order.stepped". */
export const kindOf = (action: JournalAction): JournalKind => action.split(".", 1)[0] as JournalKind;
