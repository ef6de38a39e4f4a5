import type { ClientBase } from "pg";
import { aroundQueries } from "./around-queries.server.ts";
import { NotReplicated } from "./trouble.server.ts";

/**
 * Whoever cancels a commit that waits for a synchronous standby makes PostgreSQL say that it is done, with a warning. Here the
 * statement, a commit or a write alone, fails with `NotReplicated`: nobody is promised what one machine alone has.
 */
export function refuseOnOneMachine(client: ClientBase): void {
  let onOneMachine = false;
  // The warning has no code of its own, and its text is in the server's language: the place that it comes from tells it.
  client.on("notice", ({ routine }) => {
    if (routine === "SyncRepWaitForLSN") onOneMachine = true;
  });
  aroundQueries(client, () => () => {
    const failure = onOneMachine ? new NotReplicated() : undefined;
    onOneMachine = false;
    return failure;
  });
}
