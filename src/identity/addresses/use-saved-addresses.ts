import { type Address, listAddresses } from "../account/contract.ts";
import { useMine } from "../account/use-mine.ts";

const none: Address[] = [];

/**
 * The addresses that whoever is signed in has saved, the newest first; undefined while they are asked for, and none
 * where they do not come in time.
 */
export const useSavedAddresses = (): readonly Address[] | undefined => useMine(listAddresses, none);
