import { redirect } from "react-router";
import { here } from "../../language/locale.ts";

/** The account's own address leads on to the profile. */
function load() {
  throw redirect(here("/account/profile"));
}

export const loader = load;
export const clientLoader = load;

export default function AccountIndexPage() {
  return null;
}
