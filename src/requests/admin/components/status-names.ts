import { m } from "#src/language/messages.ts";
import type { RequestStatus } from "../rules.ts";

export const statusNames: Record<RequestStatus, () => string> = {
  new: m.common_new,
  in_hand: m.inbox_in_hand,
  answered: m.inbox_answered,
  done: m.office_done,
};
