import { type Address, listAddresses } from "../account/contract.ts";
import { useMine } from "../account/use-mine.ts";

const none: Address[] = [];

/**
 * The saved addresses of whoever is signed in, the newest first; undefined while they are loaded, none where they do
 * not come in time.
 */
export const useSavedAddresses = (): readonly Address[] | undefined => useMine(listAddresses, none);
