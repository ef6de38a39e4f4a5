import { z } from "zod";
import type { Search } from "#src/catalogue/search/open-search.server.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { addSynonym, dropSynonym, editSynonym } from "./change-synonyms.server.ts";
import * as contract from "./contract.ts";
import { ignoreMissedSearch } from "./ignore-missed.server.ts";
import { listMissedSearches } from "./list-missed.server.ts";
import { listOpenedSearches } from "./list-opened.server.ts";
import { listSynonyms } from "./list-synonyms.server.ts";
import { pinProduct } from "./pin-product.server.ts";
import * as schemas from "./schemas.ts";
import {
  addSuggestedSynonyms,
  countSuggestedSynonyms,
  removeUnchangedSynonyms,
} from "./suggested-synonyms.server.ts";
import { tryOutSynonym } from "./try-synonym.server.ts";

/** Each trial builds an index of the synonyms, which is expensive. */
const trialLimit = { most: 120, seconds: 60 };

export function serveSearchAdmin(api: Api, search: Search) {
  const { done, missedList, savedSynonym } = schemas;
  const staff = { may: "catalogue" } as const;
  serve(
    api,
    contract.listMissed,
    { ...staff, input: schemas.missedQuery, output: missedList },
    (which, context) => listMissedSearches(which, context, search.index),
  );
  serve(
    api,
    contract.ignoreMissed,
    { ...staff, input: schemas.missedIgnore, output: done },
    ignoreMissedSearch,
  );
  serve(
    api,
    contract.listOpened,
    { ...staff, input: schemas.openedQuery, output: schemas.openedList },
    listOpenedSearches,
  );
  serve(
    api,
    contract.pinProduct,
    { ...staff, input: schemas.searchPin, output: done, refuses: ["not_found"] },
    pinProduct,
  );
  serve(
    api,
    contract.listSynonyms,
    { ...staff, input: schemas.synonymQuery, output: schemas.synonymList },
    listSynonyms,
  );
  serve(
    api,
    contract.countSuggested,
    { ...staff, input: z.object({}), output: schemas.suggestedCount },
    countSuggestedSynonyms,
  );
  serve(
    api,
    contract.addSuggested,
    { ...staff, input: z.strictObject({}), output: schemas.suggestedAdded },
    addSuggestedSynonyms,
  );
  serve(
    api,
    contract.removeSynonyms,
    { ...staff, input: schemas.synonymsToRemove, output: done },
    removeUnchangedSynonyms,
  );
  serve(
    api,
    contract.createSynonym,
    { ...staff, input: schemas.newSynonym, output: savedSynonym },
    addSynonym,
  );
  serve(
    api,
    contract.trySynonym,
    { ...staff, input: schemas.synonymTrial, output: schemas.synonymTried, limit: trialLimit },
    (trial, context) => tryOutSynonym(trial, context, search.index),
  );
  serve(
    api,
    contract.changeSynonym,
    { ...staff, input: schemas.synonymChange, output: savedSynonym },
    editSynonym,
  );
  serve(api, contract.removeSynonym, { ...staff, input: schemas.synonymRemoval, output: done }, dropSynonym);
}
