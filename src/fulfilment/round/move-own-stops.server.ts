import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { movedStops } from "./schemas.ts";

/** Stores the viewer's order of the stops; without stops, the shortest way applies again. */
export async function moveOwnStops(
  { stops }: z.output<typeof movedStops>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select id from orders where rider_id = $1 and status = 'processing' and fulfilment = 'on_the_way' order by id for update`,
      [viewer.id],
    );
    const ownStopIds = rows.map(({ id }) => id);
    if (!stops.every((id) => ownStopIds.includes(id))) throw new Problem("changed", m.round_stops_changed());
    // Stops whose answers are still unsent on the rider's phone are missing in the request and go last.
    const remainingStopIds = stops.length > 0 ? ownStopIds.filter((id) => !stops.includes(id)) : [];
    await client.query(
      `update orders o set stop_position = array_position($2::bigint[], o.id)
       where o.rider_id = $1 and o.status = 'processing' and o.fulfilment = 'on_the_way'`,
      [viewer.id, [...stops, ...remainingStopIds]],
    );
  });
  return { success: true };
}
