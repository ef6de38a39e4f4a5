import { type CallFailure, isFinalAnswer, type Result } from "#src/api/answer.ts";
import type { Cart } from "#src/cart/cart.ts";
import type { MissingChoices } from "#src/cart/missing/if-missing-store.ts";
import type { ChangedLines } from "#src/orders/contract.ts";
import type { DeliveryDraft, DeliveryErrors } from "#src/orders/delivery-draft.ts";
import type { UnprovenPhone } from "#src/orders/phone-proof/contract.ts";
import { addressText } from "#src/places/place-text.ts";
import type { OrderDraft, PlacedAnswer } from "../contract.ts";
import type { ChangedLine } from "./refused-lines.ts";

/**
 * One attempt to order; sent again with the same key and body, it orders only once. `save`: save its address
 * afterwards.
 */
export type Attempt = { key: string; body: OrderDraft; save?: boolean };

/** An attempt stored until the shop answers. */
export type StoredAttempt = Attempt & {
  /** When the checkout last sent it, in ms; sending in the background does not count. */
  at?: number;
  /** The refusal received while no checkout was open. */
  refused?: string;
  /** Being edited, so not sent in the background. */
  held?: boolean;
};

/** Older attempts, in ms, are sent only when the shopper presses the button. */
const staleAfterMs = 12 * 3_600_000;

/** Whether the browser may send it in the background. */
export const isSentInBackground = ({ at = Date.now(), refused, held }: StoredAttempt): boolean =>
  !held && refused === undefined && Date.now() - at < staleAfterMs;

/** `message` is for the shopper. */
export type CheckoutRefusal =
  | { kind: "fields"; errors: DeliveryErrors }
  | { kind: "session"; message: string }
  /** Not sent: the shopper has to confirm a foreign number first (DECISIONS 17). */
  | { kind: "mobile"; mobile: string }
  | { kind: "sold-out" | "price"; message: string; lines: ChangedLine[] }
  /** The shop asks for a code sent to the number. */
  | { kind: "phone"; unproven: UnprovenPhone }
  /** The offer takes off less than the shopper saw: now `discount`, in taka. */
  | { kind: "offer"; message: string; discount: number }
  | { kind: "code"; message: string }
  /** The delivery has changed since the shopper saw it. */
  | { kind: "delivery"; message: string }
  | { kind: "other"; message: string };

export type PlacedOrder = Partial<PlacedAnswer["order"]>;

/** The states: editing → placing → placed | refused | unanswered; the last two lead back to placing. */
export type Checkout =
  | { step: "editing" }
  | { step: "placing"; attempt: Attempt }
  /** It is unknown whether the order was placed. `message` is the server's, if any. */
  | { step: "unanswered"; attempt: Attempt; message?: string }
  | { step: "refused"; refusal: CheckoutRefusal }
  /** `mobile`: as typed. */
  | { step: "placed"; order: PlacedOrder; mobile: string };

export type PlaceResult = Result<{ order?: PlacedOrder }>;

export type CheckoutEvent =
  | { type: "place"; attempt: Attempt }
  | { type: "refuse"; refusal: CheckoutRefusal }
  | { type: "answer"; result: PlaceResult }
  /** Typing in a field, or starting over. */
  | { type: "edit"; field?: keyof DeliveryDraft };

/** The next state. An event that does not fit, such as a second press, changes nothing. */
export function reduceCheckout(state: Checkout, event: CheckoutEvent): Checkout {
  const { step } = state;
  if (step === "placed") return state;
  if (step === "placing") return event.type === "answer" ? afterAnswer(state.attempt, event.result) : state;
  if (event.type === "place") {
    const attempt = step === "unanswered" ? state.attempt : event.attempt;
    return { step: "placing", attempt };
  }
  if (event.type === "edit") return afterEdit(state, event.field);
  return event.type === "refuse" ? { step: "refused", refusal: event.refusal } : state;
}

/** Typing in a field removes only that field's error. */
function afterEdit(state: Checkout, field: keyof DeliveryDraft | undefined): Checkout {
  if (field === undefined) return { step: "editing" };
  if (state.step !== "refused") return state;
  const { kind } = state.refusal;
  if ((kind === "offer" || kind === "code") && field === "place") return { step: "editing" };
  if ((kind === "mobile" || kind === "phone") && field === "mobile") return { step: "editing" };
  if (kind === "delivery" && (field === "slot" || field === "place")) return { step: "editing" };
  if (state.refusal.kind !== "fields") return state;
  const { [field]: _, ...errors } = state.refusal.errors;
  const hasNoErrors = Object.keys(errors).length === 0;
  return hasNoErrors ? { step: "editing" } : { step: "refused", refusal: { kind: "fields", errors } };
}

function afterAnswer(attempt: Attempt, result: PlaceResult): Checkout {
  if (result.ok) return { step: "placed", order: result.value.order ?? {}, mobile: attempt.body.mobile_no };
  const { problem } = result;
  if (unansweredCodes.includes(problem.code)) return { step: "unanswered", attempt };
  if (!isFinalAnswer(result)) return { step: "unanswered", attempt, message: problem.message };
  return { step: "refused", refusal: toRefusal(problem) };
}

/** The API's fields for each field of the form. */
const apiFields = {
  address: ["address_details", "street"],
  mobile: ["mobile_no"],
  note: ["rider_note"],
  place: ["place"],
  slot: ["slot", "slot.id", "slot.day"],
};

function toRefusal({ code, message, errors, details }: CallFailure): CheckoutRefusal {
  const fieldErrors = Object.entries(apiFields).flatMap(([field, names]) => {
    const fieldMessage = names.map((name) => errors?.[name]).find(Boolean);
    return fieldMessage ? [[field, fieldMessage]] : [];
  });
  if (code === "invalid_fields" && fieldErrors.length > 0)
    return { kind: "fields", errors: Object.fromEntries(fieldErrors) };
  if (code === "offer_changed") {
    const offer = details as { discount?: number } | undefined;
    return { kind: "offer", message, discount: offer?.discount ?? 0 };
  }
  if (code === "code_refused") return { kind: "code", message };
  if (code === "slot_gone" || code === "fee_changed") return { kind: "delivery", message };
  if (code === "phone_unproven") return { kind: "phone", unproven: details as UnprovenPhone };
  if (code === "not_signed_in") return { kind: "session", message };
  const lines = (details as ChangedLines | undefined)?.lines;
  if (!Array.isArray(lines)) return { kind: "other", message };
  if (code === "sold_out") return { kind: "sold-out", message, lines };
  if (code === "price_changed") return { kind: "price", message, lines };
  return { kind: "other", message };
}

/** The codes after which it is unknown whether the order was placed. */
const unansweredCodes: string[] = ["unreachable", "unclear"];

/** What the shopper saw, and chose besides the delivery. */
export type SeenTerms = {
  /** In taka. */
  fee?: number | undefined;
  /** What an offer takes off, in taka. */
  offer?: number | undefined;
  code?: string | undefined;
  missing?: MissingChoices;
  /** The version of the privacy policy. */
  policy?: string | undefined;
  /** The code of the link that the cart came from. */
  link?: string | undefined;
};

/** The attempt for this order, with the prices shown. A `pending` attempt is reused if it orders the same. */
export function toAttempt(
  delivery: DeliveryDraft,
  cart: Cart,
  pending: Attempt | undefined,
  seen: SeenTerms = {},
): Attempt {
  const body = toOrderDraft(delivery, cart, seen);
  return pending && comparableDraft(pending.body) === comparableDraft(body)
    ? pending
    : { key: createKey(), body };
}

/**
 * A draft in comparable form, to find out whether a new attempt repeats one whose answer was lost. Omits the
 * policy, which is sent only until an earlier order is known, and the cart's link.
 */
const comparableDraft = (body: OrderDraft): string =>
  JSON.stringify({ ...body, policy: undefined, cart_link: undefined });

function toOrderDraft(
  { address, mobile, note, place, slot }: DeliveryDraft,
  cart: Cart,
  { fee, offer, code, missing, policy, link }: SeenTerms,
): OrderDraft {
  return {
    address_details: addressText(address, place),
    ...(place && { place: place.id, street: address.trim() }),
    ...(place && slot && { slot }),
    ...(place && fee !== undefined && { fee }),
    ...(offer !== undefined && { offer_discount: offer }),
    ...(code !== undefined && { code }),
    ...(note?.trim() && { rider_note: note.trim() }),
    mobile_no: mobile.trim(),
    ...(policy && { policy }),
    ...(link && { cart_link: link }),
    payment_type: "cash",
    ...(missing?.all && { if_missing: missing.all }),
    items: cart.map(({ product, quantity }) => ({
      product_id: product.id,
      quantity,
      price: product.price,
      ...(missing?.lines[product.id] && { if_missing: missing.lines[product.id] }),
    })),
  };
}

/** Reads a stored attempt; undefined for anything else. */
export function readAttempt(stored: unknown): StoredAttempt | undefined {
  const { key, body, save, at, refused, held } = (stored ?? {}) as Partial<StoredAttempt>;
  if (typeof key !== "string" || !Array.isArray(body?.items)) return undefined;
  return {
    key,
    body,
    ...(save === true && { save }),
    ...(typeof at === "number" && { at }),
    ...(typeof refused === "string" && { refused }),
    ...(held === true && { held }),
  };
}

/** `randomUUID` is missing on pages over plain HTTP. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
