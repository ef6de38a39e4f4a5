import type { ClientBase } from "pg";
import { aroundQueries } from "./around-queries.server.ts";
import { NotReplicated } from "./trouble.server.ts";

/** Fails a commit with `NotReplicated` if its wait for a synchronous standby was cancelled, which PostgreSQL only warns of. */
export function failUnreplicatedCommits(client: ClientBase): void {
  let isUnreplicated = false;
  // The warning has no code of its own, and its text is localised: its routine identifies it.
  client.on("notice", ({ routine }) => {
    if (routine === "SyncRepWaitForLSN") isUnreplicated = true;
  });
  aroundQueries(client, () => () => {
    const failure = isUnreplicated ? new NotReplicated() : undefined;
    isUnreplicated = false;
    return failure;
  });
}
