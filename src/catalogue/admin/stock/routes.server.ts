import { periodQuery } from "#src/kit/period/schemas.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { listLossReasons } from "./list-loss-reasons.server.ts";
import { listLosses } from "./list-losses.server.ts";
import { listMovements } from "./list-movements.server.ts";
import { listRunningOut } from "./list-running-out.server.ts";
import { moveStock } from "./move-stock.server.ts";
import * as schemas from "./schemas.ts";
import { undoMovement } from "./undo-movement.server.ts";

export function serveStock(api: Api) {
  const { movementList, stockMoved } = schemas;
  const read = { may: "catalogue", scope: "stock:read" } as const;
  const write = { may: "catalogue", scope: "stock:write" } as const;
  serve(
    api,
    contract.listMovements,
    { ...read, input: schemas.movementQuery, output: movementList },
    listMovements,
  );
  serve(
    api,
    contract.moveStock,
    { ...write, input: schemas.stockMove, output: schemas.stockMovedBy },
    moveStock,
  );
  serve(
    api,
    contract.undoMovement,
    { ...write, input: schemas.movementToUndo, output: stockMoved, refuses: ["changed"] },
    undoMovement,
  );
  serve(
    api,
    contract.listLosses,
    { ...read, input: schemas.lossQuery, output: schemas.lossList },
    listLosses,
  );
  serve(
    api,
    contract.listLossReasons,
    { ...read, input: periodQuery, output: schemas.lossReasons },
    listLossReasons,
  );
  serve(
    api,
    contract.listRunningOut,
    { ...read, input: schemas.runningOutQuery, output: schemas.runningOutList },
    listRunningOut,
  );
}
