import { call } from "#src/api/client/client.ts";
import { useHeldOrder } from "#src/orders/admin/use-held-order.ts";
import { heldSeconds } from "#src/orders/calls/rules.ts";
import { takeCall } from "./contract.ts";

const take = (input: { id: string }) => call(takeCall, input);

export const useTakeCall = (id: number) => useHeldOrder(take, id, heldSeconds);
