import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Parcel = {
  invoice: string;
  recipient_name: string;
  recipient_phone: string;
  recipient_address: string;
  cod_amount: number;
  note?: string;
};

const isGood = (parcel: Parcel) =>
  /^[\w-]+$/.test(parcel.invoice) &&
  parcel.recipient_name.length <= 100 &&
  /^\d{11}$/.test(parcel.recipient_phone) &&
  parcel.recipient_address.length <= 250 &&
  parcel.cod_amount >= 0;

/** Answers as version 1 of Steadfast's API is documented; `statuses` are those of its parcels by invoice. */
export async function openCourier(key: string, secret: string) {
  const parcels: Parcel[] = [];
  const statuses = new Map<string, string>();
  const state = { losesAnswers: false };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response
        .writeHead(status, { "Content-Type": "application/json" })
        .end(JSON.stringify({ status, ...body }));
    const { headers, method, url = "" } = request;
    if (headers["api-key"] !== key || headers["secret-key"] !== secret)
      return answer(401, { message: "Unauthorized Access" });
    const [, invoice = ""] = /^\/status_by_invoice\/(.+)$/.exec(url) ?? [];
    if (method === "GET" && invoice) {
      const status = statuses.get(invoice);
      return status ? answer(200, { delivery_status: status }) : answer(404, { message: "Not found" });
    }
    if (method !== "POST" || url !== "/create_order") return answer(404, { message: "Not found" });
    const parcel: Parcel = await jsonOf(request);
    if (!isGood(parcel) || statuses.has(parcel.invoice)) return answer(400, { message: "Invalid" });
    parcels.push(parcel);
    statuses.set(parcel.invoice, "in_review");
    if (state.losesAnswers) return request.socket.destroy();
    return answer(200, {
      message: "Consignment has been created successfully.",
      consignment: {
        ...parcel,
        consignment_id: parcels.length,
        tracking_code: "15BAEB8A",
        status: "in_review",
      },
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    parcels,
    statuses,
    state,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function jsonOf(request: IncomingMessage) {
  let body = "";
  for await (const chunk of request) body += chunk;
  return JSON.parse(body);
}
