/** Exit code (EX_CONFIG) of a process that cannot start until somebody changes its settings: do not restart it. */
export const cannotStartCode = 78;

/** A reason not to start that the operator can mend. `message` has one sentence for each: what is wrong, and what would do. */
export class CannotStart extends Error {}

/** A reason that may go away by itself: worth another attempt after a while. */
export class CannotStartYet extends CannotStart {}
