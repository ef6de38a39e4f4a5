import { data } from "react-router";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { NotFound } from "#src/shell/not-found.tsx";

/** Throwing the response sets the HTTP status of the page. */
function loadPage() {
  throw data(null, { status: 404 });
}

export const loader = loadPage;
export const clientLoader = loadPage;

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.not_found_title()) },
  { name: "robots", content: "noindex" },
];

export { NotFound as ErrorBoundary };

export default NotFound;
