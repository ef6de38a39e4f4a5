import { useState } from "react";

/**
 * State of a drawer that mounts again each time it is opened, while the previous one still closes. Use `openCount`, how often it was
 * opened, as its key; render nothing while that is 0.
 */
export function useRemountedDialog() {
  const [open, setOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  const show = () => {
    setOpen(true);
    setOpenCount(openCount + 1);
  };
  return { open, openCount, show, close: () => setOpen(false) };
}
