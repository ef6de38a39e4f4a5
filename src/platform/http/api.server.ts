import type { Hono } from "hono";
import type { z } from "zod";
import type { Operation } from "../../api/operation.ts";
import type { Viewer } from "../../api/viewer.ts";
import type { Shop } from "../shop.server.ts";
import type { Env } from "./env.server.ts";
import type { Limit } from "./limits/limits.server.ts";
import type { ReadLimit } from "./limits/read-limit.server.ts";

/** Who may ask for an operation. */
export type May = "anyone" | "customer" | "admin";

/** The API while it is put together: what every mounted operation is served with. */
export type Api = {
  hono: Hono<Env>;
  shop: Shop;
  /** The person behind a bearer token; null for a stranger, an unknown or an expired one. */
  viewerOf(request: Request): Promise<Viewer | null>;
  /** Everything mounted so far; the OpenAPI page is made of it. */
  mounted: Mounted[];
  /** Counts what is made anew for each network. */
  reads: ReadLimit;
};

export type Mounted = {
  operation: Operation<unknown, unknown>;
  input: z.ZodType;
  output: z.ZodType;
  may: May;
  cached?: boolean;
};

/** What a use-case learns about the request besides its input. */
export type ApiContext<W = Viewer | null> = {
  shop: Shop;
  viewer: W;
  /** The client's address, as the socket or the trusted proxy tells it. */
  address: string;
  header(name: string): string | undefined;
  /** Adds a header to the answer. */
  answerHeader(name: string, value: string): void;
};

export type Terms<Input, Output, M extends May> = {
  input: z.ZodType<Input, unknown>;
  output: z.ZodType<Output>;
  may: M;
  /** Words for whoever is not signed in, where the usual ones do not fit. */
  nobody?: () => string;
  /** The answer is the same for everyone until the catalogue changes: it may be kept. */
  cached?: boolean;
  /** How often one address may ask. Generous: whole neighbourhoods share one behind a phone company. */
  limit?: Limit;
};
