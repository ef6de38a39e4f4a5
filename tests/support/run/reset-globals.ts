import { afterAll, vi } from "vitest";

// Test files share one process. Vitest restores spies itself.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
