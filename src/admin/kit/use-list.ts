import { useOutletContext } from "react-router";
import type { Overview } from "../contract.ts";
import type { Loaded } from "./use-load.ts";

/** What the frame passes to the pages inside it. */
export type ListContext = { overview: Loaded<{ data: Overview }> };

export const useList = (): ListContext => useOutletContext<ListContext>();
