import { createContext, type ReactNode, useContext } from "react";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { locale } from "#src/language/locale.ts";
import { type AdminCategory, listAdminCategories } from "./contract.ts";

const AllCategoriesContext = createContext<AdminCategory[]>([]);

/** Every category, including hidden ones, in the language of the page. */
export const useAllCategories = () =>
  useContext(AllCategoriesContext).map((category) => ({ ...category, name: category[`name_${locale()}`] }));

/** Loads the categories in parallel with the code of its children. */
export function AllCategories({ children }: { children: ReactNode }) {
  const { value, problem, load } = useAdminLoad(listAdminCategories, {});
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  return <AllCategoriesContext value={value.data}>{children}</AllCategoriesContext>;
}
