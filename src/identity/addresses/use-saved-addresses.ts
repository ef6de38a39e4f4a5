import { type Address, listAddresses } from "../account/contract.ts";
import { useMine } from "../account/use-mine.ts";

const none: Address[] = [];

/** The signed-in user's saved addresses, newest first; undefined while loading, empty where they do not come in time. */
export const useSavedAddresses = (): readonly Address[] | undefined => useMine(listAddresses, none);
