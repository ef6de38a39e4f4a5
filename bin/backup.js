import { shopCommand } from "./shop-command.js";

await shopCommand("bin/backup.js", "runBackup");
