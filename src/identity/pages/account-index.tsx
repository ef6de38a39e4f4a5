import { redirect } from "react-router";
import { localUrl } from "#src/language/locale.ts";

function loadPage() {
  throw redirect(localUrl("/account/profile"));
}

export const loader = loadPage;
export const clientLoader = loadPage;

export default function AccountIndexPage() {
  return null;
}
