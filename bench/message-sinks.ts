// A mail server and an SMS gateway in a process of their own, which takes no time from the measured one.
import { openPostBox } from "../tests/support/services/post-box.ts";
import { openSmsGateway } from "../tests/support/services/sms-gateway.ts";

const post = await openPostBox();
const sms = await openSmsGateway();
process.once("disconnect", () => process.exit());
process.send?.({ smtp: post.url, sms: sms.url });
