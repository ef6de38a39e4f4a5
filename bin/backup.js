// `npm run backup [-- FILE]`: backs the shop up, while it is open or closed.
import { shopCommand } from "./shop-command.js";

await shopCommand("bin/backup.js", "runBackup");
