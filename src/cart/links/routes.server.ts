import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { makeLink, makeLinkAsStaff } from "./make-link.server.ts";
import { countOpened, listLinks, showLink } from "./read-links.server.ts";
import * as schemas from "./schemas.ts";

/** High enough for a mobile network behind one IP address, low enough against robots that store or guess links. */
const createLimit = { most: 600, seconds: 3_600 };
const readLimit = { most: 1_200, seconds: 60 };

/** Mounts the links that open a cart. */
export function serveCartLinks(api: Api) {
  const draft = { input: schemas.cartLinkDraft, output: schemas.madeCartLink } as const;
  serve(api, contract.makeCartLink, { ...draft, may: "anyone", limit: createLimit }, makeLink);
  serve(
    api,
    contract.makeCartLinkForCustomer,
    { ...draft, input: schemas.cartLinkDraftOfStaff, may: "orders" },
    makeLinkAsStaff,
  );
  const byCode = { input: schemas.byCode, may: "anyone", limit: readLimit } as const;
  serve(api, contract.showCartLink, { ...byCode, output: schemas.cartLink }, showLink);
  serve(api, contract.countCartLinkOpened, { ...byCode, output: schemas.countedAnswer }, countOpened);
  serve(
    api,
    contract.listCartLinks,
    { input: schemas.cartLinkQuery, output: schemas.cartLinkList, may: "orders" },
    listLinks,
  );
}
