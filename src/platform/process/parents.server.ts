/** How often to check, in ms: nothing notifies a process when the one that started it was killed. */
const lookMs = 500;

/**
 * Calls `ended` when bin/start.sh, or the npm that runs it, is gone: nobody else would end this process then. PARENTS holds their
 * ids, this process's own parent first.
 */
export function whenParentsEnd(ended: () => void): void {
  const [parent, ...above] = (process.env.PARENTS ?? "").split(" ").filter(Boolean).map(Number);
  if (parent === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent && above.every(isAlive)) return;
    clearInterval(timer);
    ended();
  }, lookMs).unref();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
