import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/** Unwraps a promise; undefined until it resolves. Reloads the page if it rejects, which then shows the error. */
export function useResolved<Value extends object>(coming: Value | Promise<Value>): Value | undefined {
  const [arrived, setArrived] = useState<{ of: Promise<Value>; value: Value }>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!(coming instanceof Promise)) return;
    let left = false;
    const keep = (value: Value) => {
      if (!left) setArrived({ of: coming, value });
    };
    const again = () => {
      if (!left) void revalidate();
    };
    coming.then(keep, again);
    return () => {
      left = true;
    };
  }, [coming, revalidate]);
  if (!(coming instanceof Promise)) return coming;
  return arrived?.of === coming ? arrived.value : undefined;
}
