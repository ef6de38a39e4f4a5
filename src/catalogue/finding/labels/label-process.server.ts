// A process of its own that writes the labels of all products into a file and ends; see build-process.server.ts.
import { openClient } from "../../../platform/database/connections.server.ts";
import { atOrder } from "../building/at-order.server.ts";
import { readAllLabels } from "./label.server.ts";
import { LabelWriter } from "./label-file.server.ts";

atOrder(async ({ connection, file }) => {
  const client = await openClient(connection, "tatka-labels");
  try {
    const writer = new LabelWriter(file);
    await readAllLabels(client, (id, label) => writer.add(id, label));
    writer.finish();
  } finally {
    await client.end();
  }
});
