import { z } from "zod";
import { foundPlaces } from "../places/schemas.ts";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { changeSlotDay } from "./admin/change-slot-day.server.ts";
import * as admin from "./admin/contract.ts";
import { listAreas } from "./admin/list-areas.server.ts";
import { removeArea } from "./admin/remove-area.server.ts";
import { saveArea } from "./admin/save-area.server.ts";
import * as adminSchemas from "./admin/schemas.ts";
import { listDeliveredPlaces, listDeliveries, showDelivery } from "./contract.ts";
import { findDeliveredPlaces } from "./find-delivered-places.server.ts";
import { findDeliveries, findDelivery } from "./find-delivery.server.ts";
import { deliveriesAnswer, deliveriesQuery, deliveryAnswer, deliveryQuery } from "./schemas.ts";

/** Per IP, as free slots are never cached. */
const limit = { most: 120, seconds: 60 };

export function serveDelivery(api: Api): void {
  serve(
    api,
    showDelivery,
    { may: "anyone", input: deliveryQuery, output: deliveryAnswer, limit },
    findDelivery,
  );
  serve(
    api,
    listDeliveries,
    { may: "anyone", input: deliveriesQuery, output: deliveriesAnswer, limit },
    findDeliveries,
  );
  serve(
    api,
    listDeliveredPlaces,
    { may: "anyone", input: z.object({}), output: foundPlaces, limit },
    findDeliveredPlaces,
  );
  const { weekQuery, areaList, areaDraft, areaSaved, areaRemoval, removed, dayChange, dayChanged } =
    adminSchemas;
  const adminOnly = { may: "admin" } as const;
  serve(api, admin.listAreas, { ...adminOnly, input: weekQuery, output: areaList }, listAreas);
  serve(
    api,
    admin.saveArea,
    { ...adminOnly, input: areaDraft, output: areaSaved, refuses: ["not_found", "not_empty"] },
    saveArea,
  );
  serve(
    api,
    admin.removeArea,
    { ...adminOnly, input: areaRemoval, output: removed, refuses: ["not_empty"] },
    removeArea,
  );
  serve(api, admin.changeSlotDay, { ...adminOnly, input: dayChange, output: dayChanged }, changeSlotDay);
}
