import { z } from "zod";
import { maxPassword } from "#src/api/limits.ts";
import { id, line, moment, paragraphs, userName } from "#src/api/schemas.ts";
import { roles } from "#src/api/viewer.ts";
import { isPlausiblePhone } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { addressDetailsDraft, where } from "#src/places/schemas.ts";
import { maxAddressDetails, maxMobile } from "../addresses/rules.ts";
import { email, newPassword } from "../schemas.ts";

const typedPassword = z.string({ error: () => m.login_password_required() }).max(maxPassword);

/** An https URL; blank for none. */
const picture = line(500).refine(
  (text) => text === "" || (/^https:\/\/\S+$/.test(text) && URL.canParse(text)),
  { error: () => m.profile_picture_invalid() },
);

export const profileChange = z.object({
  name: userName(() => m.register_name_required()),
  picture: picture.optional(),
});

export const profile = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  /** The number that signs in. */
  mobile_no: z.string().optional(),
  picture: z.string().optional(),
  /** Undefined unless the picture's host is one of PICTURE_HOSTS, so that pages may show it. */
  portrait: z.string().optional(),
  role: z.enum(roles),
  has_password: z.boolean(),
  created_at: moment,
});

export const profileAnswer = z.object({ data: profile });
export const profileChanged = z.object({ success: z.literal(true), data: profile });

export const addressDraft = z.object({
  address_details: paragraphs(maxAddressDetails, () => m.checkout_address_missing()),
  mobile_no: line(maxMobile, () => m.checkout_mobile_missing()).refine((text) => isPlausiblePhone(text), {
    error: () => m.checkout_mobile_implausible(),
  }),
  ...addressDetailsDraft,
});

export const pinnedAddress = addressDraft.pick({ address_details: true, place: true });

export const address = z.object({
  id: z.int(),
  address_details: z.string(),
  mobile_no: z.string(),
  ...where,
  /** Whether riders find its door by a saved pin. */
  pinned: z.literal(true).optional(),
});
export const addressList = z.object({ data: z.array(address) });
export const addressAdded = z.object({ success: z.literal(true), address });
export const byId = z.object({ id });

/** The proof in an e-mail's link after "#proof=". */
export const emailProof = z.strictObject({ proof: line(100) });

export const passwordChange = z.object({ current_password: typedPassword, new_password: newPassword });
export const deletion = z.object({
  password: z.string().max(maxPassword).optional(),
  word: line(30).optional(),
});

export const resetRequest = z.object({ email });
export const reset = z.object({
  token: z.string().regex(/^[\w-]{1,100}$/, { error: () => m.reset_link_over() }),
  new_password: newPassword,
});
