// The program of a worker that writes the labels of all products to a file.
import { openClient } from "#src/platform/database/connections.server.ts";
import { onJob } from "#src/platform/process/on-job.server.ts";
import type { Job } from "../worker/search-worker.server.ts";
import { readAllLabels } from "./label.server.ts";
import { LabelWriter } from "./label-file.server.ts";

onJob(async ({ connection, file }: Job) => {
  const client = await openClient(connection, "tatka-labels");
  try {
    const writer = new LabelWriter(file);
    await readAllLabels(client, (id, label) => writer.add(id, label));
    writer.finish();
  } finally {
    await client.end();
  }
});
