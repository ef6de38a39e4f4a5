import { globSync } from "node:fs";
import { asExpression, type Engine, type EngineKind, ended, started } from "./engine.ts";

const driver = "/usr/bin/WebKitWebDriver";
const [browser = "MiniBrowser of WebKitGTK"] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
const port = 4_711;

/** WebKit, the engine of Safari, as WebKitGTK has it, through WebDriver. */
export const webkit: EngineKind = {
  name: "WebKit",
  needs: [driver, browser, "/usr/bin/xvfb-run"],
  packages: "webkit2gtk-driver xvfb xauth",
  async start() {
    const { child } = await started(
      ["/usr/bin/xvfb-run", "-a", "sh", "-c", `echo begins; exec ${driver} --port=${port}`],
      /begins/,
    );
    const options = { binary: browser, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const { sessionId } = await untilUp(() => send("/session", { capabilities }));
    const session = `/session/${sessionId}`;
    await send(`${session}/window/rect`, { width: 360, height: 800 });
    return {
      async goto(url) {
        await send(`${session}/url`, { url });
      },
      async run(script, ...args) {
        const text = await send(`${session}/execute/sync`, {
          script: `return ${asExpression(script, args)}`,
          args: [],
        });
        return JSON.parse(text);
      },
      async act(actions) {
        await send(`${session}/actions`, { actions });
      },
      async end() {
        await fetch(`http://127.0.0.1:${port}${session}`, { method: "DELETE" });
        await ended(child);
      },
    } satisfies Engine;
  },
};

async function send(path: string, body: object) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.message || value.error}`);
  return value;
}

/** Tries until the driver answers, for ten seconds. */
async function untilUp<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let attempts = 0; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === 50 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
