/** Poll interval in ms: a process is not notified when its parent was killed. */
const pollMs = 500;

/** Calls `onEnd` when bin/start.sh, or the npm that runs it, ends. PARENTS holds their ids, direct parent first. */
export function whenParentsEnd(onEnd: () => void): void {
  const [parent, ...ancestors] = (process.env.PARENTS ?? "").split(" ").filter(Boolean).map(Number);
  if (parent === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent && ancestors.every(isAlive)) return;
    clearInterval(timer);
    onEnd();
  }, pollMs).unref();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
