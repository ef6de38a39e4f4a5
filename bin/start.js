// Makes everything ready that bin/start.sh, which is `npm start`, needs to open the shop.
import { built, installed } from "./ready.js";

installed();
built();
