import { lazy, Suspense } from "react";
import { data, useParams } from "react-router";
import { ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { m } from "#src/language/messages.ts";
import { Failure } from "#src/shell/failure.tsx";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { adminPages } from "../admin-pages.ts";
import { findPage } from "../find-page.ts";

type Params = { params: { page?: string; id?: string } };

const findPageByParams = ({ page, id }: Params["params"]) =>
  findPage(["/admin", page, id].filter(Boolean).join("/"));

function loadPage({ params }: Params) {
  if (!findPageByParams(params)) throw data(null, { status: 404 });
  return null;
}

export const loader = loadPage;
export const clientLoader = loadPage;

export const meta = (args: MetaOf & Params) => [
  { title: titleWithShop(args, findPageByParams(args.params)?.page.label() ?? m.not_found_title()) },
  { name: "robots", content: "noindex" },
];

const lazyPages = new Map(adminPages.map(({ to, importPage }) => [to, lazy(importPage)]));

export default function PageOfUrl() {
  const { page, id } = findPageByParams(useParams()) ?? {};
  const Page = page && lazyPages.get(page.to);
  return <Suspense fallback={<ListSkeleton />}>{Page && <Page key={page.to + id} id={id} />}</Suspense>;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Failure error={error} />;
}
