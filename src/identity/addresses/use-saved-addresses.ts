import { type Address, listAddresses } from "../account/contract.ts";
import { useUserData } from "../account/use-user-data.ts";

const noAddresses: Address[] = [];

/** The viewer's saved addresses: undefined while loading, empty when signed out or if loading fails. */
export const useSavedAddresses = (): readonly Address[] | undefined =>
  useUserData(listAddresses, noAddresses);
