// `npm run admin -- --email … [--password …]`: creates an admin, or gives one a new password.
import { shopCommand } from "./shop-command.js";

await shopCommand("bin/admin.js", "runAdmin");
