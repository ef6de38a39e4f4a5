type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the user saves data or has a slow connection: Save-Data, or 2G. */
export function savesData(): boolean {
  const { saveData, effectiveType } = (navigator as WithConnection).connection ?? {};
  return saveData === true || effectiveType === "2g" || effectiveType === "slow-2g";
}
