// What features keep of a person in the browser, registered with every page: logout forgets it wherever it is pressed.
import "./catalogue/finding/browser/recent-searches-key.ts";
import "./orders/checkout/draft-keys.ts";
import "./requests/draft-keys.ts";
import "./reviews/draft-keys.ts";
