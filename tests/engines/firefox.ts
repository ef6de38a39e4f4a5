import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asExpression, type Engine, type EngineKind, ended, started } from "./engine.ts";

const program = "/usr/bin/firefox-esr";

/** Firefox through WebDriver BiDi. An error that a page does not catch ends the journey. */
export const firefox: EngineKind = {
  name: "Firefox",
  needs: [program],
  packages: "firefox-esr",
  async start() {
    const profile = mkdtempSync(join(tmpdir(), "firefox-"));
    const { child, found } = await started(
      [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
      /listening on (ws:\S+)/,
    );
    const { send, errors } = await connected(`${found[1]}/session`);
    await send("session.new", { capabilities: {} });
    await send("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = await send("browsingContext.getTree", {});
    const { context } = contexts[0];
    await send("browsingContext.setViewport", { context, viewport: { width: 360, height: 740 } });
    return {
      async goto(url) {
        await send("browsingContext.navigate", { context, url, wait: "complete" });
      },
      async run(script, ...args) {
        if (errors.length > 0) throw new Error(`an error in the page: ${errors.join()}`);
        const expression = asExpression(script, args);
        const answer = await send("script.evaluate", {
          target: { context },
          expression,
          awaitPromise: false,
        });
        if (answer.type !== "success") throw new Error(answer.exceptionDetails.text);
        return JSON.parse(answer.result.value);
      },
      async act(actions) {
        await send("input.performActions", { context, actions });
      },
      end: () => ended(child),
    } satisfies Engine;
  },
};

/** A connection for BiDi commands; `errors` fills with those that pages did not catch. */
async function connected(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: BidiAnswer) => void>();
  const errors: string[] = [];
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data) as BidiAnswer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.params?.type === "javascript" && answer.params.level === "error")
      errors.push(answer.params.text);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let last = 0;
  const send = async (method: string, params: object) => {
    last += 1;
    const id = last;
    const answer = await new Promise<BidiAnswer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
  return { send, errors };
}

type BidiAnswer = {
  id?: number;
  result: any;
  error?: string;
  message?: string;
  params?: { type: string; level: string; text: string };
};
