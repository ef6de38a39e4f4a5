import { useOutletContext } from "react-router";
import type { Loaded } from "../../../api/client/use-load.ts";
import type { Overview } from "../../contract.ts";

/** What the frame passes to the pages inside it. */
export type ListContext = { overview: Loaded<{ data: Overview }> };

export const useList = (): ListContext => useOutletContext<ListContext>();
