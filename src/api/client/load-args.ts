import type { ApiClient, apiClientContext } from "./client.ts";

export type LoadArgs<Params = Record<string, string | undefined>> = {
  request: Request;
  params: Params;
  context: Readonly<{ get(context: typeof apiClientContext): ApiClient }>;
};
