// Makes everything ready that bin/start.sh, which is `npm start`, needs to open the shop.
import { ready } from "./ready.js";

ready();
