import { ready } from "./ready.js";

ready();
