import type { CallFailure, Result } from "../../api/answer.ts";
import { type Cart, type CartItem, setQuantity } from "../../cart/cart.ts";
import type { Change } from "../../cart/compare.ts";
import type { ChangedLines, OrderDraft } from "../contract.ts";
import type { Attempt } from "./attempt.ts";
import type { Typed } from "./typed.ts";

export type ChangedLine = ChangedLines["lines"][number];

/** Why the order was not placed. `message` is for the shopper. */
export type Refusal =
  | { kind: "fields"; errors: Partial<Typed> }
  | { kind: "session"; message: string }
  /** Nothing was sent: the number is asked about first (DECISIONS 17). */
  | { kind: "mobile"; mobile: string }
  | { kind: "sold-out" | "price"; message: string; lines: ChangedLine[] }
  | { kind: "other"; message: string };

export type PlacedOrder = { number: string; total: number };

/** The checkout: editing → placing → placed | refused | unanswered; from the last two it goes on to placing again. */
export type Checkout =
  | { step: "editing" }
  | { step: "placing"; attempt: Attempt }
  /** Whether the order stands is unknown. `message` is what the shop said, if it said anything. */
  | { step: "unanswered"; attempt: Attempt; message?: string }
  | { step: "refused"; refusal: Refusal }
  | { step: "placed"; order: PlacedOrder };

type Answer = Result<{ order: { number: string; total_price: number } }>;

export type Event =
  | { type: "place"; attempt: Attempt }
  | { type: "refuse"; refusal: Refusal }
  | { type: "answer"; result: Answer }
  /** The shopper types in a field, or starts over. */
  | { type: "edit"; field?: keyof Typed };

/** What follows from an event. What does not belong to a step, such as a second press, leaves it as it is. */
export function next(state: Checkout, event: Event): Checkout {
  const { step } = state;
  if (step === "placed") return state;
  if (step === "placing") return event.type === "answer" ? answered(state.attempt, event.result) : state;
  if (event.type === "place") {
    const attempt = step === "unanswered" ? state.attempt : event.attempt;
    return { step: "placing", attempt };
  }
  if (event.type === "edit") return edited(state, event.field);
  return event.type === "refuse" ? { step: "refused", refusal: event.refusal } : state;
}

/** Typing in a field takes its own refusal away, and no other. */
function edited(state: Checkout, field: keyof Typed | undefined): Checkout {
  if (field === undefined) return { step: "editing" };
  if (state.step !== "refused") return state;
  if (state.refusal.kind === "mobile" && field === "mobile") return { step: "editing" };
  if (state.refusal.kind !== "fields") return state;
  const { [field]: _, ...errors } = state.refusal.errors;
  const clean = Object.keys(errors).length === 0;
  return clean ? { step: "editing" } : { step: "refused", refusal: { kind: "fields", errors } };
}

function answered(attempt: Attempt, result: Answer): Checkout {
  if (result.ok) {
    const { number, total_price: total } = result.value.order;
    return { step: "placed", order: { number, total } };
  }
  const { problem } = result;
  if (unheard.includes(problem.code)) return { step: "unanswered", attempt };
  if (!decided(result)) return { step: "unanswered", attempt, message: problem.message };
  return { step: "refused", refusal: refusalOf(problem) };
}

function refusalOf({ code, message, errors, details }: CallFailure): Refusal {
  const address = errors?.["address_details"];
  const mobile = errors?.["mobile_no"];
  if (code === "invalid_fields" && (address || mobile))
    return { kind: "fields", errors: { ...(address && { address }), ...(mobile && { mobile }) } };
  if (code === "not_signed_in") return { kind: "session", message };
  const lines = (details as ChangedLines | undefined)?.lines;
  if (!Array.isArray(lines)) return { kind: "other", message };
  if (code === "sold_out") return { kind: "sold-out", message, lines };
  if (code === "price_changed") return { kind: "price", message, lines };
  return { kind: "other", message };
}

/** No answer of the shop came at all. */
const unheard: string[] = ["unreachable", "unclear"];
const undecided = [...unheard, "unexpected", "not_ready", "too_fast"];

/** Whether the shop has decided: until then the attempt is kept, with its key. */
export const decided = (result: Answer): boolean => result.ok || !undecided.includes(result.problem.code);

/** SPEC 7's body, with the prices that the shopper sees. */
export function draftOf({ address, mobile }: Typed, cart: Cart): OrderDraft {
  return {
    address_details: address.trim(),
    mobile_no: mobile.trim(),
    payment_type: "cash",
    items: cart.map(({ product, quantity }) => ({
      product_id: product.id,
      quantity,
      price: product.price,
    })),
  };
}

/** The basket as the refused lines allow it: down to what is left, at the price of now. */
export function correctedBy(cart: Cart, lines: readonly ChangedLine[]): Cart {
  return lines.reduce<Cart>((rest, { product_id: id, left, price }) => {
    const priced = rest.map((line) => (line.product.id === id ? atPrice(line, price) : line));
    const wanted = priced.find((line) => line.product.id === id)?.quantity ?? 0;
    return left === undefined || left >= wanted ? priced : setQuantity(priced, id, left);
  }, cart);
}

function atPrice({ product, quantity }: CartItem, price = product.price): CartItem {
  const { originalPrice, ...rest } = product;
  const offer = originalPrice !== undefined && originalPrice > price;
  return { product: { ...rest, price, ...(offer && { originalPrice }) }, quantity };
}

/** What the refusal says of a line, to be shown beside it; undefined where it says nothing. */
export function changesIn(
  { product, quantity }: CartItem,
  lines: readonly ChangedLine[],
): Change[] | undefined {
  const now = lines.find((line) => line.product_id === product.id);
  if (!now) return undefined;
  const { left = quantity, price } = now;
  if (price === undefined) return [{ kind: "gone" }];
  if (left === 0) return [{ kind: "sold-out" }];
  const changes: Change[] = [];
  if (left < quantity) changes.push({ kind: "short", left });
  if (price > product.price) changes.push({ kind: "rose", before: product.price, now: price });
  return changes;
}
