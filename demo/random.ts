/** Random numbers that come out the same for the same seed (mulberry32, Tommy Ettinger, public domain). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From 0 to 1, exclusive. */
    next,
    /** An integer from `low` to `high`, inclusive. */
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    /** True with probability `share`. */
    chance: (share: number) => next() < share,
  };
}

export type Random = ReturnType<typeof randomFrom>;
