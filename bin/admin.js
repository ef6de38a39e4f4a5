import { shopCommand } from "./shop-command.js";

await shopCommand("bin/admin.js", "runAdmin");
