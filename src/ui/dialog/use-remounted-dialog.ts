import { useState } from "react";

/** A drawer that is remounted each time it is opened. Use `openCount` as its key; render nothing while it is 0. */
export function useRemountedDialog() {
  const [open, setOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  const show = () => {
    setOpen(true);
    setOpenCount(openCount + 1);
  };
  return { open, openCount, show, close: () => setOpen(false) };
}
