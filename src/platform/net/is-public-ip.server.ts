import ipaddr from "ipaddr.js";

/** All IPv6 addresses that are given out on the internet are in this block. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is public: not of this machine, an inner network, a tunnel or a reserved block. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  if (ip instanceof ipaddr.IPv6 && !ip.match(globalUnicast)) return false;
  return ip.range() === "unicast";
}
