/** The delivery fee for a total of items, in the same unit. */
export const feeFor = (
  itemsTotal: number,
  { fee, free_from }: { fee: number; free_from?: number | undefined },
): number => (free_from !== undefined && itemsTotal >= free_from ? 0 : fee);
