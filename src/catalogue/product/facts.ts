import { m } from "#src/language/messages.ts";

/** How a product is kept until it is used; the code is stored. */
export const storages = {
  room: m.storage_room,
  cool_dry: m.storage_cool_dry,
  chilled: m.storage_chilled,
  frozen: m.storage_frozen,
};

/** The fourteen allergens that food laws name; `none` says that the maker names none of them. */
export const allergens = {
  gluten: m.allergen_gluten,
  crustaceans: m.allergen_crustaceans,
  eggs: m.allergen_eggs,
  fish: m.allergen_fish,
  peanuts: m.allergen_peanuts,
  soybeans: m.allergen_soybeans,
  milk: m.allergen_milk,
  nuts: m.allergen_nuts,
  celery: m.allergen_celery,
  mustard: m.allergen_mustard,
  sesame: m.allergen_sesame,
  sulphites: m.allergen_sulphites,
  lupin: m.allergen_lupin,
  molluscs: m.allergen_molluscs,
  none: m.allergen_none,
};
