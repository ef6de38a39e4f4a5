import { useOutletContext } from "react-router";
import type { Loaded } from "../api/client/use-load.ts";
import type { Overview } from "./contract.ts";

export type AdminContext = { overview: Loaded<{ data: Overview }> };

/** What waits in each part of the back office: the frame loads it for the pages inside. */
export const useOverview = () => useOutletContext<AdminContext>().overview;
