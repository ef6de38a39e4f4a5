import { lazy, Suspense } from "react";
import { data, useParams } from "react-router";
import { ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { m } from "#src/language/messages.ts";
import { Failure } from "#src/shell/failure.tsx";
import { type MetaOf, titleIn } from "#src/shell/meta/meta-of.ts";
import { placeAt } from "../open-places.ts";
import { places } from "../places.ts";

type Params = { params: { place?: string; id?: string } };

const placeOf = ({ place, id }: Params["params"]) => placeAt(["/admin", place, id].filter(Boolean).join("/"));

function loadPage({ params }: Params) {
  if (!placeOf(params)) throw data(null, { status: 404 });
  return null;
}

export const loader = loadPage;
export const clientLoader = loadPage;

export const meta = (args: MetaOf & Params) => [
  { title: titleIn(args, placeOf(args.params)?.place.label() ?? m.not_found_title()) },
  { name: "robots", content: "noindex" },
];

const pages = new Map(places.map(({ to, page }) => [to, lazy(page)]));

/** The page of the back office that the address names. */
export default function PlacePage() {
  const { place, id } = placeOf(useParams()) ?? {};
  const Page = place && pages.get(place.to);
  return <Suspense fallback={<ListSkeleton />}>{Page && <Page key={place.to + id} id={id} />}</Suspense>;
}

/** Inside the frame, which leads strangers to the login and tells customers whose room it is. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <Failure error={error} />;
}
