// Every page registers the personal keys of browser storage, so that logout clears them from any page.
import "./catalogue/search/browser/recent-searches-key.ts";
import "./places/place-key.ts";
import "./orders/returning/keys.ts";
import "./checkout/state/draft-keys.ts";
import "./requests/draft-keys.ts";
import "./reviews/draft-keys.ts";
