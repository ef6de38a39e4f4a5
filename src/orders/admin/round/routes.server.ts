import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { packingStarted } from "../schemas.ts";
import { noteAnswer } from "./answer-stop.server.ts";
import * as contract from "./contract.ts";
import { findRiders } from "./find-riders.server.ts";
import { loadRound } from "./load-round.server.ts";
import * as schemas from "./schemas.ts";
import { assignOut, takeOut } from "./take-out.server.ts";

/** What riders see and do, and how they come by their orders. */
export function serveRound(api: Api) {
  const rider = { may: "delivery" } as const;
  serve(api, contract.showRound, { ...rider, input: z.object({}), output: schemas.round }, loadRound);
  serve(
    api,
    contract.takeOrdersOut,
    { ...rider, input: schemas.takenOrders, output: packingStarted },
    takeOut,
  );
  serve(
    api,
    contract.answerStop,
    { ...rider, input: schemas.stopDraft, output: schemas.answered },
    noteAnswer,
  );
  const staff = { may: "orders" } as const;
  serve(api, contract.listRiders, { ...staff, input: z.object({}), output: schemas.riderList }, findRiders);
  serve(
    api,
    contract.assignRider,
    { ...staff, input: schemas.assignedOrders, output: packingStarted },
    assignOut,
  );
}
