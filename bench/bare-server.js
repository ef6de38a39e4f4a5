// The yardstick: node:http sending the same bytes as the shop, ready in memory. node bare-server.js <url>
import { createServer, get } from "node:http";

// node:http's client leaves the bytes compressed.
const answer = await new Promise((resolve) =>
  get(process.argv[2], { headers: { "accept-encoding": "br" } }, resolve),
);
const { connection, "keep-alive": _, date, ...headers } = answer.headers;
const body = Buffer.concat(await answer.toArray());

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, () => console.log(`is open: http://localhost:${server.address().port}`));
