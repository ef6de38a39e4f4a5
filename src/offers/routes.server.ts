import { z } from "zod";
import type { CurrentIndex } from "../catalogue/search/live/live-index.server.ts";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { serveDownload } from "../platform/http/serve-download.server.ts";
import * as choices from "./admin/choices.server.ts";
import * as admin from "./admin/contract.ts";
import { createCodes, exportCodes } from "./admin/create-codes.server.ts";
import { listOffers, showOffer } from "./admin/list-offers.server.ts";
import { previewOffer } from "./admin/preview-offer.server.ts";
import { changeOffer, createOffer, endOffer, removeOffer } from "./admin/save-offer.server.ts";
import * as schemas from "./admin/schemas.ts";
import { showResult } from "./admin/show-result.server.ts";
import * as shoppers from "./contract.ts";
import { checkCode, findOrderOffers } from "./find-order-offers.server.ts";
import { codeQuestion, oneOrderOffer, orderOffers, orderOffersQuery } from "./schemas.ts";

/** The limit of a network: browsers send a request at each change of the cart. */
const limit = { most: 600, seconds: 60 };

type OfferDependencies = {
  index: CurrentIndex;
  /** The number of an order as people read it. */
  orderNumber: (id: number) => string;
};

export function serveOffers(api: Api, { index, orderNumber }: OfferDependencies): void {
  const visitor = { may: "visitor", limit } as const;
  serve(
    api,
    shoppers.findOrderOffers,
    { ...visitor, input: orderOffersQuery, output: orderOffers },
    findOrderOffers,
  );
  serve(
    api,
    shoppers.checkCode,
    { ...visitor, input: codeQuestion, output: oneOrderOffer, refuses: ["code_refused"] },
    checkCode,
  );
  const { offerQuery, offerList, oneOffer, byId, offerVersion } = schemas;
  const staff = { may: "offers" } as const;
  const offerRoute = { ...staff, output: oneOffer };
  serve(api, admin.listOffers, { ...staff, input: offerQuery, output: offerList }, listOffers);
  serve(api, admin.showOffer, { ...offerRoute, input: byId }, showOffer);
  serve(api, admin.createOffer, { ...offerRoute, input: schemas.newOffer, keyed: true }, createOffer);
  serve(
    api,
    admin.changeOffer,
    { ...offerRoute, input: schemas.offerChange, refuses: ["offer_not_running"] },
    changeOffer,
  );
  serve(
    api,
    admin.endOffer,
    { ...offerRoute, input: offerVersion, refuses: ["offer_not_running"] },
    endOffer,
  );
  const removal = {
    ...staff,
    input: offerVersion,
    output: schemas.offerRemoved,
    refuses: ["offer_begun"],
  } as const;
  serve(api, admin.removeOffer, removal, removeOffer);
  serve(
    api,
    admin.createCodes,
    { ...offerRoute, input: schemas.codesWanted, refuses: ["offer_not_running", "changed"] },
    createCodes,
  );
  serveDownload(api, admin.exportCodes, { ...staff, input: byId, refuses: ["not_found"] }, (which, context) =>
    exportCodes(which, context, orderNumber),
  );
  const preview = {
    ...staff,
    input: schemas.offerQuestion,
    output: schemas.offerPreview,
    refuses: ["not_found"],
  } as const;
  serve(api, admin.previewOffer, preview, previewOffer);
  serve(api, admin.showOfferResult, { ...staff, input: byId, output: schemas.offerResult }, showResult);
  serve(
    api,
    admin.listOfferCategories,
    { ...staff, input: z.object({}), output: schemas.offerCategories },
    choices.listOfferCategories,
  );
  serve(
    api,
    admin.listOfferAreas,
    { ...staff, input: z.object({}), output: schemas.offerAreas },
    choices.listOfferAreas,
  );
  serve(
    api,
    admin.findOfferProducts,
    { ...staff, input: schemas.productSearch, output: schemas.offerProducts },
    (query, context) => choices.findOfferProducts(query, context, index),
  );
  serve(
    api,
    admin.readSkus,
    { ...staff, input: schemas.skuList, output: schemas.skusRead },
    choices.readSkus,
  );
}
