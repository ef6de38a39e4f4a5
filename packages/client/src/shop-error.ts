import type { ProblemCode } from "./types.ts";

/** The body of a refusal. */
type Refusal = {
  code?: ProblemCode | "unclear" | "unreachable";
  message?: string;
  errors?: Record<string, string>;
  details?: unknown;
  request_id?: string;
};

/** A call that was refused or had no answer of the shop. */
export class ShopError extends Error {
  /**
   * Why the shop refused; `unclear` for an answer that is not the shop's, such as a proxy's page, and `unreachable` without an answer:
   * after these two it is unknown whether a command was executed.
   */
  readonly code: ProblemCode | "unclear" | "unreachable";
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly operation: string;
  /** A message for each field of the input that was refused. */
  readonly errors: Readonly<Record<string, string>>;
  /** What the code says more precisely, such as the sold out lines. */
  readonly details: unknown;
  /** For the shop's support, with a status from 500 on. */
  readonly requestId: string | undefined;
  /** To repeat the same command, for operations that take one. */
  readonly idempotencyKey: string | undefined;

  constructor(
    operation: string,
    status: number,
    { code = status ? "unclear" : "unreachable", message, errors = {}, details, request_id }: Refusal,
    { cause, idempotencyKey }: { cause?: unknown; idempotencyKey?: string | undefined } = {},
  ) {
    super(message || `${operation}: ${code}`, { cause });
    this.name = "ShopError";
    this.code = code;
    this.status = status;
    this.operation = operation;
    this.errors = errors;
    this.details = details;
    this.requestId = request_id;
    this.idempotencyKey = idempotencyKey;
  }
}
