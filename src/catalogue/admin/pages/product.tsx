import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { ArchiveButton, ArchivedNote } from "../archive/archive-button.tsx";
import { AllCategories } from "../categories/all-categories.tsx";
import { BackToList, Neighbours } from "../product-form/components/neighbours.tsx";
import { ProductForm } from "../product-form/components/product-form.tsx";
import { showProductDetails } from "../product-form/contract.ts";

/** The form of one product; `new` creates one. */
export default function ProductPage({ id = "new" }: { id?: string | undefined }) {
  const sizeOfId = useListUrl().read("size_of");
  if (id !== "new") return <StoredProduct id={id} />;
  return (
    <>
      <PageHead title={m.admin_product_new_title()} note={<BackToList />} />
      <AllCategories>
        {sizeOfId ? <AnotherSize productId={sizeOfId} /> : <ProductForm product={undefined} />}
      </AllCategories>
    </>
  );
}

function AnotherSize({ productId }: { productId: string }) {
  const { value, problem, load } = useAdminLoad(showProductDetails, { id: productId });
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  return <ProductForm product={undefined} sizeOf={value.data} />;
}

function StoredProduct({ id }: { id: string }) {
  const { value, problem, load } = useAdminLoad(showProductDetails, { id });
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  const product = value.data;
  return (
    <>
      <PageHead title={product[`name_${locale()}`]} note={<BackToList />}>
        <div className="flex flex-wrap items-center gap-2">
          <Neighbours id={product.id} />
          {product.size_group && (
            <ButtonLink
              variant="second"
              size="dense"
              to={localUrl(`/admin/products/new?size_of=${product.id}`)}
            >
              {m.admin_product_another_size()}
            </ButtonLink>
          )}
          {!product.is_archived && (
            <ButtonLink
              variant="second"
              size="dense"
              viewTransition={false}
              reloadDocument
              to={localUrl(`/products/${product.id}`)}
            >
              {m.admin_product_in_shop()}
            </ButtonLink>
          )}
        </div>
      </PageHead>
      {product.is_archived === 1 && <ArchivedNote product={product} onChanged={() => void load()} />}
      <AllCategories>
        <ProductForm key={product.id} product={product} />
      </AllCategories>
      {product.is_archived === 0 && (
        <div className="mt-4 max-w-xl">
          <ArchiveButton product={product} onChanged={() => void load()} />
        </div>
      )}
    </>
  );
}
