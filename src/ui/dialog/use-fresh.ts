import { useState } from "react";

/**
 * A drawer that begins anew each time it is opened, while the one before closes in its own time. `turn` says how often it was opened:
 * its key, and 0 as long as there is nothing to render.
 */
export function useFresh() {
  const [open, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const show = () => {
    setOpen(true);
    setTurn(turn + 1);
  };
  return { open, turn, show, close: () => setOpen(false) };
}
