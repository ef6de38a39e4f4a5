// Loaded after everything that the first view needs.
import { startOffline } from "./offline/browser/start.ts";
import { sendPendingOrders } from "./orders/checkout/send-pending.ts";

void startOffline();
sendPendingOrders();
