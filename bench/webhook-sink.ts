// A receiver of webhooks in a process of its own, which takes no time from the measured one.
import { openReceiver } from "../tests/support/services/webhook-receiver.ts";

const { host, url } = await openReceiver();
process.once("disconnect", () => process.exit());
process.send?.({ host, url });
