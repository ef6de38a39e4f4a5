import type { components, operations } from "./generated/api.ts";
import type { ListItems } from "./generated/operations.ts";

export type OperationName = keyof operations;

/** Named parts of answers, such as `Schemas["Order"]`. */
export type Schemas = components["schemas"];

/** The codes of the shop's refusals. */
export type ProblemCode = Schemas["Problem"]["code"];

type Part<Of, Name extends string> = Name extends keyof Of ? OrUnknown<NonNullable<Of[Name]>> : unknown;

type OrUnknown<Type> = [Type] extends [never] ? unknown : Type;

type Parameters<Name extends OperationName> = operations[Name]["parameters"];

type Body<Name extends OperationName> =
  Part<operations[Name], "requestBody"> extends { content: infer Content }
    ? Content extends { "application/json": infer Json }
      ? Json
      : { file: Blob }
    : unknown;

/** What an operation takes: its fields in the path, in the query string and in the body, together. */
export type Input<Name extends OperationName> = Part<Parameters<Name>, "path"> &
  Part<Parameters<Name>, "query"> &
  Body<Name>;

/** What an operation answers: its JSON, or a file with its name. */
export type Output<Name extends OperationName> =
  operations[Name]["responses"][200]["content"] extends infer Content
    ? Content extends { "text/csv": unknown }
      ? File
      : Content extends { "application/json": infer Json }
        ? Json
        : File
    : never;

export type CallOptions = {
  /** Ends the call and its retries; the promise is rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
};

/** Of operations that take an idempotency key. */
export type KeyedOptions = CallOptions & {
  /** 8 to 200 visible characters of ASCII; by default a new one for each call, the same for its retries. */
  idempotencyKey?: string | undefined;
};

type Options<Name extends OperationName> = [NonNullable<Parameters<Name>["header"]>] extends [never]
  ? CallOptions
  : KeyedOptions;

type Arguments<Name extends OperationName, Given = Input<Name>> = unknown extends Given
  ? [input?: Record<never, never>, options?: Options<Name>]
  : Record<never, never> extends Given
    ? [input?: Given, options?: Options<Name>]
    : [input: Given, options?: Options<Name>];

type Call<Name extends OperationName> = (...given: Arguments<Name>) => Promise<Output<Name>>;

type Item<Name extends keyof ListItems> = Name extends OperationName
  ? Output<Name> extends { [Field in ListItems[Name]]?: (infer One)[] | undefined }
    ? One
    : never
  : never;

type List<Name extends OperationName> = Name extends keyof ListItems
  ? {
      /** All items from the input's cursor on, one page after another. */
      each(...given: Arguments<Name>): AsyncGenerator<Item<Name>, void>;
      /** The answers, page by page; `meta.next` is the cursor after each. */
      pages(...given: Arguments<Name>): AsyncGenerator<Output<Name>, void>;
    }
  : unknown;

/** Every operation of the shop by its name. */
export type Client = { readonly [Name in OperationName]: Call<Name> & List<Name> };
