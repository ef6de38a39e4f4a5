type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether whoever uses this browser pays dearly for data, or waits long for it: Save-Data, or a line as slow as 2G. */
export function savesData(): boolean {
  const { saveData, effectiveType } = (navigator as WithConnection).connection ?? {};
  return saveData === true || effectiveType === "2g" || effectiveType === "slow-2g";
}
