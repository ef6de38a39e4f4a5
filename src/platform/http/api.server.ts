import type { Hono } from "hono";
import type { z } from "zod";
import type { Operation, Upload } from "#src/api/operation.ts";
import type { ProblemCode } from "#src/api/problem.ts";
import type { KeyScope } from "#src/api/scopes.ts";
import type { StaffPart, Viewer } from "#src/api/viewer.ts";
import type { Shop } from "../shop.server.ts";
import type { Env } from "./env.server.ts";
import type { Limit } from "./limits/limits.server.ts";
import type { ReadLimit } from "./limits/read-limit.server.ts";

/**
 * Who may call an operation. `visitor`: anyone, and the answer depends on who is signed in. A staff part: its staff; `staff`:
 * those of any part. Admins may call everything.
 */
export type Permission = "anyone" | "visitor" | "customer" | "staff" | StaffPart | "admin";

export type Api = {
  hono: Hono<Env>;
  shop: Shop;
  /** The user of a bearer token; null if it is missing, unknown or expired. */
  viewerOf(request: Request): Promise<Viewer | null>;
  /** The API key of a token; null if it is unknown or expired, or its maker no longer works here. */
  findKey(token: string): Promise<ApiKey | null>;
  mounted: Mounted[];
  reads: ReadLimit;
};

/** What API keys need for an operation: one scope, one of several, or null where they are refused. */
export type OpeningScope = KeyScope | readonly KeyScope[] | null;

/** An API key in force, with the present rights of who made it. */
export type ApiKey = {
  id: number;
  name: string;
  scopes: readonly KeyScope[];
  /** Requests per minute. */
  perMinute: number;
  maker: Pick<Viewer, "id" | "name" | "email" | "role" | "parts">;
};

/** An operation as it was mounted; for its fields see `ServeTerms` and `UploadTerms`. */
export type Mounted = {
  operation: Operation<unknown, unknown> | Upload<unknown>;
  input: z.ZodType;
  output: z.ZodType;
  may: Permission;
  scope?: OpeningScope;
  cached?: boolean;
  repeated?: readonly string[];
  keyed?: boolean;
  refuses?: readonly ProblemCode[];
  /** The media types of an upload. */
  acceptedTypes?: readonly string[];
  /** The media types of an answer that is a file. */
  gives?: readonly string[];
};

export type ApiContext<Caller = Viewer | null> = {
  shop: Shop;
  /** Who calls; null for a stranger. */
  viewer: Caller;
  /** The network of the client, see `networkOf`: its IP address for IPv4. */
  network: string;
  requestHeader(name: string): string | undefined;
  /** The `Idempotency-Key`, if the caller sent one. Throws if the operation is not mounted as `keyed`. */
  idempotencyKey(): string | undefined;
  setAnswerHeader(name: string, value: string): void;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
  /** Surrogate keys of a cached answer (docs/decisions/0036). Without keys, every change invalidates it. */
  addSurrogateKeys(...keys: readonly string[]): void;
  /** Call before reading many rows for a cached answer: counts them in the read limit. Throws `too_fast`. */
  countRows(rows: number): void;
};

export type ServeTerms<Input, Output, M extends Permission> = {
  input: z.ZodType<Input, unknown>;
  output: z.ZodType<Output>;
  may: M;
  /** The scopes that an API key needs; `scopesFor` decides by `may` if it is not set. */
  scope?: OpeningScope;
  /** The message for users who are not signed in, instead of the usual one. */
  nobody?: () => string;
  /** Whether the answer is the same for all users until the catalogue changes. */
  cached?: boolean;
  /** Parameters of a read that may be repeated: the input gets arrays of them. Of all others the first counts. */
  repeated?: readonly string[];
  /** Executed once by `Idempotency-Key`: see `readKeyAndHash`. */
  keyed?: boolean;
  /** Codes of its refusals besides those that follow from input and callers: see `listRefusalCodes`. */
  refuses?: readonly ProblemCode[];
  /** The limit of a network. Generous: a phone company may put a whole neighbourhood behind one IP address. */
  limit?: Limit;
};

/** The size limit of a file, and the message for a larger one. */
export type UploadSize = { maxBytes: number; tooLargeMessage: () => string };

export type UploadTerms<Output, M extends Permission> = Pick<
  ServeTerms<unknown, Output, M>,
  "output" | "may" | "scope" | "limit" | "refuses"
> &
  UploadSize & {
    /** The media types that the documentation names. */
    acceptedTypes: readonly string[];
  };
