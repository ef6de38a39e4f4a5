import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/** Unwraps a promise; undefined until it resolves. Reloads the page if it rejects, which then shows the error. */
export function useResolved<Value extends object>(valueOrPromise: Value | Promise<Value>): Value | undefined {
  const [resolved, setResolved] = useState<{ promise: Promise<Value>; value: Value }>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!(valueOrPromise instanceof Promise)) return;
    let isUnmounted = false;
    const store = (value: Value) => {
      if (!isUnmounted) setResolved({ promise: valueOrPromise, value });
    };
    const reload = () => {
      if (!isUnmounted) void revalidate();
    };
    valueOrPromise.then(store, reload);
    return () => {
      isUnmounted = true;
    };
  }, [valueOrPromise, revalidate]);
  if (!(valueOrPromise instanceof Promise)) return valueOrPromise;
  return resolved?.promise === valueOrPromise ? resolved.value : undefined;
}
