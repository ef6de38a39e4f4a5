/** Exit code (EX_CONFIG) of a process that cannot start until its settings change: do not restart it. */
export const cannotStartExitCode = 78;

/** A reason not to start that the operator can fix. `message` says what is wrong and how to fix it. */
export class CannotStart extends Error {}

/** A temporary reason not to start: worth a retry. */
export class CannotStartYet extends CannotStart {}
