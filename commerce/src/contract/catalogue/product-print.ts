/** The printed side of a shirt. */
export const PRINT_SIDES = ['front', 'back', 'both'] as const
export type PrintSide = (typeof PRINT_SIDES)[number]

/** Keys of a product's metadata about its print. */
export const PRINT_KEYS = { side: 'print.side', method: 'print.method', inks: 'print.inks' } as const
