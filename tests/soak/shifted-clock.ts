// Loaded into a server's process, and those it starts, before anything else: its clock goes wrong by CLOCK_SHIFT_MS. Waits, pauses
// and performance.now() go on as before, as they do where a machine's clock is wrong.
const Real = Date;
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const shifted = () => Real.now() + shiftMs;

globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [shifted()], made) as Date,
  apply: () => new Real(shifted()).toString(),
  get: (target, key) => (key === "now" ? shifted : Reflect.get(target, key)),
});
