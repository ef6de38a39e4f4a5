// The yardstick: node:http answering with ready bytes, the same that the shop sends. node bare-server.js <url>
import { createServer, get } from "node:http";

// node:http's client hands over the bytes as they came, still compressed.
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
