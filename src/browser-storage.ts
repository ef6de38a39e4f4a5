// Every page registers the personal keys of browser storage, so that logout clears them from any page.
import "./catalogue/search/browser/recent-searches-key.ts";
import "./places/place-key.ts";
import "./cart/adding/adding-key.ts";
import "./orders/returning/keys.ts";
import "./orders/mine/changing/edits-key.ts";
import "./checkout/state/draft-keys.ts";
import "./requests/draft-keys.ts";
import "./reviews/draft-key.ts";
