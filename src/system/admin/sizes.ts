import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";

const bytesPerKilobyte = 1_024;
const bytesPerMegabyte = bytesPerKilobyte * bytesPerKilobyte;
const bytesPerGigabyte = bytesPerMegabyte * bytesPerKilobyte;

/** Formats a size, where 1 kB is 1024 bytes. Kilobytes are rounded up: 1536 → "2 kB". */
export function sizeText(bytes: number): string {
  if (bytes < bytesPerMegabyte)
    return m.system_kb({ count: formatNumber(Math.ceil(bytes / bytesPerKilobyte)) });
  if (bytes < bytesPerGigabyte)
    return m.system_mb({ count: formatNumber(roundForDisplay(bytes / bytesPerMegabyte)) });
  return m.system_gb({ count: formatNumber(roundForDisplay(bytes / bytesPerGigabyte)) });
}

/** Rounds to one decimal below 10, else to a whole number. */
const roundForDisplay = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** Formats seconds as "3 d 4 h" or "2 h 5 min", rounded down. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24)
    return m.system_uptime_days({
      days: formatNumber(Math.floor(hours / 24)),
      hours: formatNumber(hours % 24),
    });
  return m.system_uptime_hours({ hours: formatNumber(hours), minutes: formatNumber(minutes % 60) });
}
