import { useParams } from "react-router";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { CallShop, type PageFrame } from "#src/shell/frame/quiet-frame.tsx";
import { TaskFooter, TaskHeader } from "#src/shell/task/task-frame.tsx";

const OrderHeader: PageFrame["Header"] = ({ shop }) => {
  const { number } = useParams();
  if (!number) return null;
  return (
    <TaskHeader back={localUrl("/account/orders")} title={m.my_order_number({ number })}>
      {shop && <CallShop phone={shop.phone} />}
    </TaskHeader>
  );
};

export const orderFrame: PageFrame = { Header: OrderHeader, Footer: TaskFooter, onPhone: true };
