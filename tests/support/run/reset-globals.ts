import { afterAll, vi } from "vitest";

// Test files run one after another in one process. Vitest restores spies itself.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
