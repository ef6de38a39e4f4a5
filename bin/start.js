// Installs and builds for bin/start.sh, which is `npm start`.
import { ready } from "./ready.js";

ready();
