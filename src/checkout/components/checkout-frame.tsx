import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { CallShop, type PageFrame, quietFrame } from "#src/shell/frame/quiet-frame.tsx";
import { TaskFooter, TaskHeader } from "#src/shell/task/task-frame.tsx";

/** On phones a link back to the cart; otherwise the links of a quiet page. */
const CheckoutHeader: PageFrame["Header"] = (props) => (
  <>
    <TaskHeader hasMenu back={localUrl("/cart")} title={m.checkout_title()}>
      {props.shop && <CallShop phone={props.shop.phone} />}
    </TaskHeader>
    <quietFrame.Header {...props} />
  </>
);

const CheckoutFooter: PageFrame["Footer"] = (props) => (
  <>
    <TaskFooter {...props} />
    <quietFrame.Footer {...props} />
  </>
);

export const checkoutFrame: PageFrame = { Header: CheckoutHeader, Footer: CheckoutFooter };
