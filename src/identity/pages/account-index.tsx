import { redirect } from "react-router";
import { here } from "#src/language/locale.ts";

function loadPage() {
  throw redirect(here("/account/profile"));
}

export const loader = loadPage;
export const clientLoader = loadPage;

export default function AccountIndexPage() {
  return null;
}
