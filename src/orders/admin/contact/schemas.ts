import { z } from "zod";
import { id } from "#src/api/schemas.ts";
import { delivery, orderDraft } from "#src/orders/schemas.ts";

const contact = delivery.pick({ address_details: true, mobile_no: true });

export const contactChange = z.strictObject({
  id,
  was: contact,
  ...orderDraft.pick({ address_details: true, mobile_no: true }).shape,
});
