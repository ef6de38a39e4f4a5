import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export type Received = {
  to: string;
  subject: string;
  text: string;
  replyTo: string;
  from: string;
  html: string;
};

/**
 * `refuse` refuses mails for now, `unknown` is an address refused for good, `login` the required
 * "name:password".
 */
export async function openPostBox(port = 0, arrived: (mail: Received) => void = () => undefined) {
  const received: Received[] = [];
  const box = { refuse: false, unknown: "", login: "", connections: 0 };
  const server = createServer((socket) => {
    box.connections++;
    let to = "";
    let data: string | undefined;
    let rest = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (data !== undefined && line !== ".") {
        data += `${line}\n`;
        return;
      }
      if (data !== undefined) {
        const mail = { to, ...read(data) };
        received.push(mail);
        arrived(mail);
        data = undefined;
        return say("250 kept");
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "EHLO" && box.login) return say("250-fine\r\n250 AUTH PLAIN");
      if (verb === "AUTH") return say(answerTo(line, box.login));
      if (verb === "RCPT") to = /<(.*)>/.exec(line)?.[1] ?? "";
      if (verb === "RCPT" && to === box.unknown) return say("550 no such mailbox");
      if (verb === "MAIL" && box.refuse) return say("451 come back later");
      if (verb === "DATA") data = "";
      say(verb === "DATA" ? "354 go on" : verb === "QUIT" ? "221 bye" : "250 fine");
    };
    say("220 post box");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      lines.forEach(hear);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    box,
    received,
    port: (server.address() as AddressInfo).port,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** `AUTH PLAIN` and, in base64, name and password, each after a NUL. */
function answerTo(line: string, login: string): string {
  const given = decoded("base64", line.split(" ").at(-1) ?? "")
    .slice(1)
    .replace("\0", ":");
  return given === login ? "235 welcome" : `535 not known: ${given}`;
}

function read(mail: string) {
  const header = /^Subject: ((?:.*\n)(?:[ \t].*\n)*)/m.exec(mail)?.[1] ?? "";
  const [, encoding = "", body = ""] =
    /Content-Type: text\/plain[\s\S]*?Content-Transfer-Encoding: (\S+)[\s\S]*?\n\n([\s\S]*?)\n--/.exec(
      mail,
    ) ?? [];
  const [, htmlEncoding = "", html = ""] =
    /Content-Type: text\/html[\s\S]*?Content-Transfer-Encoding: (\S+)[\s\S]*?\n\n([\s\S]*?)\n--/.exec(mail) ??
    [];
  const replyTo = /^Reply-To: (.*)/m.exec(mail)?.[1] ?? "";
  const from = /^From: (.*)/m.exec(mail)?.[1] ?? "";
  return {
    subject: decodedWords(header),
    text: decoded(encoding, body),
    html: decoded(htmlEncoding, html),
    replyTo: decodedWords(replyTo),
    from: decodedWords(from),
  };
}

const decodedWords = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === "B"
        ? decoded("base64", text)
        : decoded("quoted-printable", text.replace(/_/g, " ")),
    )
    .trim();

function decoded(encoding: string, text: string): string {
  if (encoding === "base64") return Buffer.from(text, "base64").toString();
  if (encoding !== "quoted-printable") return text;
  const bytes = text
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
