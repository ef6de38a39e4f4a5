/** Exit code of a process that cannot start until somebody changes what it was given (EX_CONFIG): not to be tried again. */
export const cannotStartCode = 78;

/** A reason not to start that its operator can mend; `message` is one sentence for each: what is wrong, and what would do. */
export class CannotStart extends Error {}

/** A reason that may go away by itself: worth another try, after a while. */
export class CannotStartYet extends CannotStart {}
