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
  const staff = { may: "catalogue" } as const;
  serve(
    api,
    contract.listMovements,
    { ...staff, input: schemas.movementQuery, output: movementList },
    listMovements,
  );
  serve(
    api,
    contract.moveStock,
    { ...staff, input: schemas.stockMove, output: schemas.stockMovedBy },
    moveStock,
  );
  serve(
    api,
    contract.undoMovement,
    { ...staff, input: schemas.movementToUndo, output: stockMoved },
    undoMovement,
  );
  serve(
    api,
    contract.listLosses,
    { ...staff, input: schemas.lossQuery, output: schemas.lossList },
    listLosses,
  );
  serve(
    api,
    contract.listLossReasons,
    { ...staff, input: periodQuery, output: schemas.lossReasons },
    listLossReasons,
  );
  serve(
    api,
    contract.listRunningOut,
    { ...staff, input: schemas.runningOutQuery, output: schemas.runningOutList },
    listRunningOut,
  );
}
