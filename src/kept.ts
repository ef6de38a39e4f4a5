// What features keep of a person in the browser, registered with every page: logout forgets it wherever it is pressed.
import "./catalogue/suggestions/kept.ts";
import "./orders/checkout/kept.ts";
import "./requests/kept.ts";
import "./reviews/kept.ts";
