// Loaded after everything that the first view needs.

import { sendPendingOrders } from "./checkout/state/send-pending-orders.ts";
import { startOffline } from "./offline/browser/start-offline.ts";
import { editsKey } from "./orders/mine/changing/edits-key.ts";
import { watchScrolling } from "./shell/frame/watch-scrolling.ts";
import { hasBengaliFont } from "./ui/has-bengali-font.ts";
import { savesData } from "./ui/saves-data.ts";
import { readStored } from "./ui/storage/browser-storage.ts";

watchScrolling();
void startOffline();
sendPendingOrders();
const sendEdits = () => {
  if (!readStored(editsKey)) return;
  // The file may be unavailable offline: the next event retries.
  import("./orders/mine/changing/send-waiting-edits.ts")
    .then((part) => part.sendWaitingEdits())
    .catch(() => undefined);
};
window.addEventListener("online", sendEdits);
sendEdits();
// Loads letters for names in the other language only now, and only if the device has none: see styles/letters.css.
if (!savesData()) document.documentElement.dataset.letters = hasBengaliFont() ? "own" : "all";
