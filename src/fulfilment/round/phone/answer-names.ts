import { m } from "#src/language/messages.ts";
import type { StopAnswer } from "#src/orders/riders/rules.ts";

export const answerNames: Record<StopAnswer, () => string> = {
  delivered: m.round_delivered,
  partly: m.round_partly,
  refused: m.round_refused,
  nobody_there: m.round_nobody_there,
};
