import type { Hono } from "hono";
import type { z } from "zod";
import type { Operation, Upload } from "../../api/operation.ts";
import type { StaffPart, Viewer } from "../../api/viewer.ts";
import type { Shop } from "../shop.server.ts";
import type { Env } from "./env.server.ts";
import type { Limit } from "./limits/limits.server.ts";
import type { ReadLimit } from "./limits/read-limit.server.ts";

/** Who may call an operation: a part of the back office for its staff, `staff` for those of any part; admins may everything. */
export type May = "anyone" | "customer" | "staff" | StaffPart | "admin";

/** What `serve` needs to mount an operation. */
export type Api = {
  hono: Hono<Env>;
  shop: Shop;
  /** The user of a bearer token; null without one, or where it is unknown or expired. */
  viewerOf(request: Request): Promise<Viewer | null>;
  /** Every operation mounted so far, for the OpenAPI document. */
  mounted: Mounted[];
  /** Counts uncached reads by network. */
  reads: ReadLimit;
};

export type Mounted = {
  operation: Operation<unknown, unknown> | Upload<unknown>;
  input: z.ZodType;
  output: z.ZodType;
  may: May;
  cached?: boolean;
  /** The types of media that an upload takes. */
  takes?: readonly string[];
};

/** What a use-case knows about the request besides its input. */
export type ApiContext<W = Viewer | null> = {
  shop: Shop;
  viewer: W;
  /** The network of the client, see `networkOf`: for IPv4 its address. */
  address: string;
  header(name: string): string | undefined;
  /** Adds a header to the answer. */
  answerHeader(name: string, value: string): void;
  /**
   * Names what a cached answer is made of, by surrogate keys (docs/decisions/0036): it falls when one of them is touched. One that
   * names nothing falls with every change.
   */
  madeOf(...keys: readonly string[]): void;
};

export type ServeTerms<Input, Output, M extends May> = {
  input: z.ZodType<Input, unknown>;
  output: z.ZodType<Output>;
  may: M;
  /** The message for a viewer who is not signed in, where the usual one does not fit. */
  nobody?: () => string;
  /** The answer is the same for everyone until the catalogue changes, so it may be cached. */
  cached?: boolean;
  /** How often one network may call it. Generous: a phone company may put a whole neighbourhood behind one address. */
  limit?: Limit;
};

export type UploadTerms<Output, M extends May> = Pick<
  ServeTerms<unknown, Output, M>,
  "output" | "may" | "limit"
> & {
  takes: readonly string[];
  mostBytes: number;
  /** Words for a longer one. */
  tooLarge: () => string;
};
