import { fork } from "node:child_process";
import { dirname, join } from "node:path";
import type { ClientConfig } from "pg";
import { programAt } from "./program.server.ts";

/** What a program is told: where the database is, and which file is wanted. */
export type Order = { connection: ClientConfig; file: string };

/** Room for new objects in MB: what is read lives shortly; more than this takes longer to be given than it saves. */
const execArgv = ["--max-semi-space-size=16"];

/**
 * Has a program of the search (a path below its folder) do its work in a process of its own, while this one goes on serving;
 * settles when it is done. See `atOrder` for the program's side.
 */
export function runInWorker(program: string, order: Order, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const { PATH = "" } = process.env;
    // From source: taking the types out takes a tenth of a second. What Node made of it before lies beside the file wanted.
    const env = { PATH, NODE_COMPILE_CACHE: join(dirname(order.file), "compiled") };
    const aside = fork(programAt(program), { execArgv, env });
    const stop = () => void aside.kill();
    signal.addEventListener("abort", stop, { once: true });
    aside.once("message", () => resolve());
    aside.once("error", reject);
    aside.once("exit", () => {
      signal.removeEventListener("abort", stop);
      reject(new Error(`${program} was not finished`));
    });
    // The URL of the database may hold a password: it goes by message, not by what others can read of a process.
    aside.send(order);
    aside.unref();
  });
}
