import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "./engine.ts";

const timeoutMs = 20_000;

/** What a person does in a browser, by the words on the page. */
export function handOn(engine: Engine) {
  /** Waits until `script` gives something. */
  const until = async <Args extends unknown[], Answer>(
    what: string,
    script: (...args: Args) => Answer,
    ...args: Args
  ): Promise<NonNullable<Answer>> => {
    for (let waited = 0; waited < timeoutMs; waited += 100) {
      const answer = await engine.run(script, ...args);
      if (answer !== null && answer !== undefined && answer !== false) return answer;
      await sleep(100);
    }
    throw new Error(`${what}: not within ${timeoutMs / 1000} s, at ${await engine.run(() => location.href)}`);
  };
  const sees = (words: string) =>
    until(`sees “${words}”`, (text) => document.body.innerText.includes(text), words);
  const press = async (selector: string, words: string) => {
    const find = () => until(`presses “${words}”`, pointOf, selector, words);
    let at = await find();
    // Once it stands still, and no picture of the page before lies over it.
    for (let last = { x: -1, y: -1 }; last.x !== at.x || last.y !== at.y; ) {
      last = at;
      await sleep(500);
      at = await find();
    }
    const down = [
      { type: "pointerMove", x: at.x, y: at.y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await engine.act([{ type: "pointer", id: "finger", actions: down }]);
  };
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    await engine.act([{ type: "key", id: "keys", actions }]);
  };
  return {
    until,
    sees,
    press,
    type,
    async open(url: string) {
      await engine.goto(url);
      await until("hydrates", () =>
        Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
      );
    },
    async fill(label: string, text: string) {
      await press("input, textarea", label);
      await type(text);
    },
  };
}

/** Where the first element with these words is, in its label or text, scrolled into view. Runs in the page. */
function pointOf(selector: string, words: string): { x: number; y: number } | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const named = (one: HTMLElement) => {
    const labels = [...((one as HTMLInputElement).labels ?? [])].map((label) => label.innerText);
    return [one.getAttribute("aria-label"), one.innerText, ...labels].some((text) => text?.includes(words));
  };
  for (const one of all.filter(named)) {
    if (!one.checkVisibility() || one.matches(":disabled, [inert] *")) continue;
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const top = document.elementFromPoint(at.x, at.y);
    if (width > 0 && top && (one.contains(top) || top.contains(one))) return at;
  }
  return null;
}
