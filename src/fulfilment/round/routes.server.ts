import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { answerStop, moveStops, showRound } from "./contract.ts";
import { loadRound } from "./load-round.server.ts";
import { moveOwnStops } from "./move-own-stops.server.ts";
import { saveAnswer } from "./save-answer.server.ts";
import { answered, movedStops, round, stopDraft } from "./schemas.ts";

export function serveRound(api: Api) {
  const rider = { may: "delivery" } as const;
  serve(api, showRound, { ...rider, input: z.object({}), output: round }, loadRound);
  serve(
    api,
    answerStop,
    { ...rider, input: stopDraft, output: answered, keyed: true, refuses: ["key_reused"] },
    saveAnswer,
  );
  serve(
    api,
    moveStops,
    { ...rider, input: movedStops, output: answered, refuses: ["changed"] },
    moveOwnStops,
  );
}
