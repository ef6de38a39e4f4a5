import { useEffect, useState } from "react";
import type { CallFailure, Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { m } from "#src/language/messages.ts";
import { findPushHindrance, isSubscribed, subscribeBrowser } from "#src/offline/browser/push.ts";
import { addPushDevice, endPushDevice, type PushDevice, showOwnPushes } from "./contract.ts";

/** The customer's devices with notifications; `add` asks the browser's permission, so call it on a press only. */
export function useOwnPushes() {
  const { value, changeValue, load, problem: loadProblem } = useLoad(showOwnPushes, {});
  const [busy, setBusy] = useState(false);
  const [problemText, setProblemText] = useState<string>();
  /** Whether the browser has dropped the subscription that the shop still lists. */
  const [isLost, setIsLost] = useState(false);
  const key = value?.data.key;
  const isListed = value?.data.devices.some((device) => device.current) ?? false;

  // The browser drops a subscription with the site's data or permission. The server only notices at the next push.
  useEffect(() => {
    if (!isListed || key === undefined || findPushHindrance() !== undefined) return;
    const renew = async () => {
      if (await isSubscribed()) return;
      if (Notification.permission !== "granted") return setIsLost(true);
      const result = await call(addPushDevice, await subscribeBrowser(key));
      if (result.ok) changeValue(() => result.value);
      else setIsLost(true);
    };
    void renew().catch(() => setIsLost(true));
  }, [isListed, key, changeValue]);

  const runWhileBusy = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setProblemText(await work().catch(() => m.push_failed()));
    setBusy(false);
  };

  const add = () =>
    runWhileBusy(async () => {
      if (!value) return undefined;
      const permission = await Notification.requestPermission();
      if (findPushHindrance() === "blocked") return m.push_blocked();
      if (permission !== "granted") return undefined;
      const result = await call(addPushDevice, await subscribeBrowser(value.data.key));
      if (result.ok) {
        changeValue(() => result.value);
        setIsLost(false);
      }
      return failureText(result);
    });

  const end = ({ id }: PushDevice) =>
    runWhileBusy(async () => {
      const result = await call(endPushDevice, { id: String(id) });
      if (result.ok)
        changeValue(({ data }) => ({
          data: { ...data, devices: data.devices.filter((device) => device.id !== id) },
        }));
      return failureText(result);
    });

  const devices = value?.data.devices;
  return { devices, isLost, loadProblem: loadProblem, load, busy, problemText: problemText, add, end };
}

const failureText = (result: Result<unknown>): string | undefined =>
  result.ok ? undefined : (result.problem satisfies CallFailure).message;
