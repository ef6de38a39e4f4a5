import type { ApiClient, apiClientContext } from "./client.ts";

/** What a page's loader gets, on the server and in the browser alike. */
export type LoadArgs<Params = Record<string, string | undefined>> = {
  request: Request;
  params: Params;
  context: Readonly<{ get(context: typeof apiClientContext): ApiClient }>;
};
