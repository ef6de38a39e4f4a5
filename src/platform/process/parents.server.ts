/** Poll interval in ms: a process is not notified when its parent was killed. */
const lookMs = 500;

/** Calls `ended` when bin/start.sh, or the npm that runs it, ends. PARENTS holds their ids, direct parent first. */
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
