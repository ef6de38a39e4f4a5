import { shopCommand } from "./shop-command.js";

await shopCommand("bin/restore.js", "runRestore");
