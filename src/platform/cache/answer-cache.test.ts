import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "#src/language/locale.server.ts";
import { AnswerCache } from "./answer-cache.server.ts";
import { Invalidations } from "./changes/invalidations.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a page whose data does not arrive is refused after 30 to 60 seconds, and the next request loads it again (SPEC 9)", async () => {
  let silent = true;
  const client = new AnswerCache(1_000, new Invalidations()).client(async () =>
    silent ? new Promise<Response>(() => undefined) : Response.json({ data: [] }),
  )(() => undefined);
  const result = vi.fn();
  const both = Promise.all([client("/api/products?lang=en"), client("/api/products?lang=en")]).then(result);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(result).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(31_000);
  await both;
  const message = "Something went wrong. Please try again.";
  const refused = { status: 503, body: expect.objectContaining({ success: false, message }) };
  expect(result).toHaveBeenCalledWith([refused, refused]);
  silent = false;
  expect(await client("/api/products?lang=en")).toEqual({ status: 200, body: { data: [] } });
});
