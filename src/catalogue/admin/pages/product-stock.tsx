import { localUrl } from "#src/language/locale.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { orderNumber } from "#src/orders/order.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { ProductStock } from "../stock/components/product-stock.tsx";

/** The stock of one product and its movements, with links to their orders. */
export default function ProductStockPage({ id = "" }: { id?: string | undefined }) {
  return <ProductStock key={id} id={id} renderOrder={(orderId) => <OrderLink id={orderId} />} />;
}

function OrderLink({ id }: { id: number }) {
  const name = orderNumber(id);
  return (
    <Link
      to={localUrl(`/admin/orders?search=${encodeURIComponent(name)}&order=${id}`)}
      className="text-leaf hover:underline"
    >
      {formatDigits(name)}
    </Link>
  );
}
