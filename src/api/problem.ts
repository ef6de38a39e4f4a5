export const problemStatus = {
  broken_request: 400,
  not_signed_in: 401,
  invalid_login: 401,
  not_allowed: 403,
  blocked: 403,
  sign_in_again: 403,
  second_factor: 403,
  not_offered: 403,
  not_found: 404,
  method_not_allowed: 405,
  no_longer_sold: 410,
  events_gone: 410,
  sold_out: 409,
  price_changed: 409,
  shop_closed: 409,
  below_minimum: 409,
  not_delivered: 409,
  slot_gone: 409,
  fee_changed: 409,
  phone_unproven: 409,
  new_customer_limit: 409,
  too_heavy: 409,
  not_weighed: 409,
  addresses_full: 409,
  saved_full: 409,
  alerts_full: 409,
  not_sold_out: 409,
  already_replied: 409,
  changed: 409,
  last_admin: 409,
  offer_changed: 409,
  code_refused: 409,
  offer_begun: 409,
  offer_not_running: 409,
  not_empty: 409,
  too_large: 413,
  url_too_long: 414,
  invalid_fields: 422,
  key_reused: 422,
  too_fast: 429,
  headers_too_large: 431,
  unexpected: 500,
  not_ready: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export type ProblemBody = {
  success: false;
  code: ProblemCode;
  message: string;
  /** A message for each wrong field, by its path. */
  errors?: Record<string, string>;
  /**
   * Depends on the code:
   * - `sold_out`, `price_changed`: the items
   * - `changed`: the current values
   * - `second_factor`: the `lock`
   * - `not_delivered`, `slot_gone`, `fee_changed`: the current terms of delivery to the place
   * - `phone_unproven`: the number
   * - `offer_changed`: what the offer takes off now
   * - `events_gone`: the cursor before the `oldest` event
   */
  details?: unknown;
  /** Only with status 5xx: identifies the request for support. */
  request_id?: string;
};

/** `allow`: the value of the header Allow, which names the methods of a URL. */
type Extras = Pick<ProblemBody, "errors" | "details"> & { retryAfterSeconds?: number; allow?: string };

/**
 * An expected refusal, thrown by use-cases with the status of its code. `message` is in the language of the request.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: Extras;

  constructor(code: ProblemCode, message: string, extras: Extras = {}) {
    super(message);
    this.name = "Problem";
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return problemStatus[this.code];
  }

  toBody(): ProblemBody {
    const { errors, details } = this.extras;
    return { success: false, code: this.code, message: this.message, errors, details };
  }
}

/** Reads a problem from an answer's parsed JSON; undefined for anything else. */
export function readProblem(body: unknown): ProblemBody | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { success, code, message } = body as Partial<ProblemBody>;
  if (success !== false || typeof message !== "string") return undefined;
  return typeof code === "string" ? (body as ProblemBody) : undefined;
}
