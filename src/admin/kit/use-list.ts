import { useOutletContext } from "react-router";
import type { Overview } from "../contract.ts";
import type { Asked } from "./use-question.ts";

/** What the frame of the back office knows, for the pages inside it. */
export type Desk = { overview: Asked<{ data: Overview }> };

export const useDesk = (): Desk => useOutletContext<Desk>();
