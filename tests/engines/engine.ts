import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A browser of another engine than Chromium, driven as WebDriver says. */
export type Engine = {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; its arguments and its answer are JSON. */
  run<Args extends unknown[], Answer>(script: (...args: Args) => Answer, ...args: Args): Promise<Answer>;
  /** Pointer and keys as a person's: WebDriver's sources of actions. */
  act(sources: object[]): Promise<void>;
  end(): Promise<void>;
};

/** An engine, what has to be installed for it, and how it is started. */
export type EngineKind = { name: string; needs: string[]; packages: string; start: () => Promise<Engine> };

export const isInstalled = ({ needs }: EngineKind) => needs.every((path) => existsSync(path));

/** Starts a program, and waits until it has printed `sign`; gives what `sign` found. */
export async function started(command: string[], sign: RegExp) {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  for (let waited = 0; waited < 30_000; waited += 50) {
    const found = sign.exec(printed);
    if (found) return { child, found };
    await sleep(50);
  }
  await ended(child);
  throw new Error(`${program} did not start: ${printed}`);
}

/** Ends a program with all that it started. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  process.kill(-(child.pid as number), "SIGKILL");
  await exited;
}

/** The call of a function as the text of an expression that gives JSON. */
export const asExpression = (script: (...args: never[]) => unknown, args: unknown[]): string =>
  `JSON.stringify((${script})(...${JSON.stringify(args)}) ?? null)`;
