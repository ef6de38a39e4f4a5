/** What delivery costs with items worth so much; both in the same unit. */
export const feeFor = (
  itemsTotal: number,
  { fee, free_from }: { fee: number; free_from?: number | undefined },
): number => (free_from !== undefined && itemsTotal >= free_from ? 0 : fee);
