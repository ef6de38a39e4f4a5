import { load } from "../api/client/client.ts";
import type { LoadArgs } from "../api/client/load-args.ts";
import { type ShownPage, showPage } from "./contract.ts";
import type { StaticPage } from "./rules.ts";

/** The loader of an editable page. */
export const createPageLoader =
  (page: StaticPage) =>
  async ({ context }: LoadArgs): Promise<ShownPage> =>
    (await load(context, showPage, { page })).data;
