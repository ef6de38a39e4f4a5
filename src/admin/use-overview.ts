import { useOutletContext } from "react-router";
import type { Loaded } from "../api/client/use-load.ts";
import type { Overview } from "./contract.ts";

export type AdminContext = { overview: Loaded<{ data: Overview }> };

export const useOverview = () => useOutletContext<AdminContext>().overview;
