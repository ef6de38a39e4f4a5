import { personalKey } from "../../basics/kept.ts";

/** What was searched for. */
export const searchesKey = personalKey("searches");
