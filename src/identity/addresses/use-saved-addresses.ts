import { type Address, listAddresses } from "../account/contract.ts";
import { useUserData } from "../account/use-user-data.ts";

const noAddresses: Address[] = [];

export const useSavedAddresses = (): readonly Address[] | undefined =>
  useUserData(listAddresses, noAddresses);
