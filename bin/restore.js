// `npm run restore FILE`: restores a backup into an empty database.
import { shopCommand } from "./shop-command.js";

await shopCommand("bin/restore.js", "runRestore");
