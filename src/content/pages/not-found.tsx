import { data } from "react-router";
import { NotFound } from "../parts/not-found.tsx";

/** The root shows the page: a thrown answer is what carries the status. */
function load() {
  throw data(null, { status: 404 });
}

export const loader = load;
export const clientLoader = load;

export default NotFound;
