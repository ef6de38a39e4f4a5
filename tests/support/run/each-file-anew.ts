import { afterAll, vi } from "vitest";

// Files follow each other in one process: no clock, global or variable of one is there in the next. Spies vitest takes away itself.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
