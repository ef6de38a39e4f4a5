import type { ApiClient, apiClientContext } from "./client.ts";

/** The arguments of a page's loader, on the server and in the browser. */
export type LoadArgs<Params = Record<string, string | undefined>> = {
  request: Request;
  params: Params;
  context: Readonly<{ get(context: typeof apiClientContext): ApiClient }>;
};
