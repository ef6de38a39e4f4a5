import { type Address, listAddresses } from "../account/contract.ts";
import { useMine } from "../account/use-mine.ts";

const none: Address[] = [];

export const useSavedAddresses = (): readonly Address[] | undefined => useMine(listAddresses, none);
