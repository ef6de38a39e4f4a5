// Loaded after everything that the first view needs.

import { sendPendingOrders } from "./checkout/state/send-pending-orders.ts";
import { startOffline } from "./offline/browser/start-offline.ts";
import { editsKey } from "./orders/mine/changing/edits-key.ts";
import { watchScrolling } from "./shell/frame/watch-scrolling.ts";
import { hasBengaliFont } from "./ui/has-bengali-font.ts";
import { savesData } from "./ui/saves-data.ts";
import { readStored } from "./ui/storage/browser-storage.ts";

const sendOrderEdits = () => {
  if (!readStored(editsKey)) return;
  // The file may be unavailable offline: the next event retries.
  import("./orders/mine/changing/send-waiting-edits.ts")
    .then((part) => part.sendWaitingEdits())
    .catch(() => undefined);
};

watchScrolling();
void startOffline();
sendPendingOrders();
sendOrderEdits();
window.addEventListener("online", sendOrderEdits);
// Names in the other language: uses the device's own letters, or downloads all; see styles/letters.css.
if (!savesData()) document.documentElement.dataset.letters = hasBengaliFont() ? "own" : "all";
