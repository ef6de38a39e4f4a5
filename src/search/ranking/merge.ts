import type { Hits } from "./hits.ts";
import type { Workspace } from "./workspace.ts";

/** Merges the hits of several readings; a document in more than one gets the highest score. */
export function merged(all: readonly Hits[], workspace: Workspace): Hits {
  const some = all.filter(({ length }) => length > 0);
  if (some.length <= 1) return some[0] ?? workspace.newHits();
  const joined = workspace.newHits();
  for (const hits of some) {
    for (let at = 0; at < hits.length; at++) {
      const slot = hits.slots[at] as number;
      const places = workspace.placesOf(hits.segments[at] as number, slot + 1);
      const place = places[slot] as number;
      if (place > 0) joined.improve(place - 1, hits, at);
      else {
        joined.take(hits, at);
        places[slot] = joined.length;
      }
    }
  }
  for (let at = 0; at < joined.length; at++)
    workspace.placesOf(joined.segments[at] as number, 0)[joined.slots[at] as number] = 0;
  joined.recount();
  return joined;
}

export function onlyComplete(hits: Hits, workspace: Workspace): Hits {
  if (hits.complete === hits.length) return hits;
  const complete = workspace.newHits();
  for (let at = 0; at < hits.length; at++) if ((hits.weakest[at] as number) > 0) complete.take(hits, at);
  return complete;
}
