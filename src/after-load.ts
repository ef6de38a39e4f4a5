// Loaded after everything that the first view needs.
import { startOffline } from "./offline/browser/start.ts";
import { sendPendingOrders } from "./orders/checkout/send-pending.ts";

import { savesData } from "./ui/saves-data.ts";

void startOffline();
sendPendingOrders();
// Names in the other language may fetch their letters now: not every phone or computer has Bengali ones of its own.
if (!savesData()) document.documentElement.dataset.letters = "all";
