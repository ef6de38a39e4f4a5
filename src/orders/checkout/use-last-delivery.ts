import { useMine } from "../../identity/account/use-mine.ts";
import { type Delivery, showLastDelivery } from "../contract.ts";

const none: Delivery[] = [];

/**
 * Where the newest order of whoever is signed in went to, from whatever phone: a list of one, or of none; undefined while it is
 * asked for.
 */
export const useLastDelivery = (): readonly Delivery[] | undefined => useMine(showLastDelivery, none);
