/**
 * What is wrong with an order. open_change: a change of it that was begun and neither made nor dropped, which keeps out
 * all others; doubled_line: a line counts twice; miscounted: its parcels have other pieces than it says; misreserved:
 * other pieces are reserved for it than are to be packed; loose_parcel: a parcel of no order; level: of a size another
 * number counts as reserved than its orders need.
 */
export const ORDER_PROBLEMS = [
  'open_change',
  'doubled_line',
  'miscounted',
  'misreserved',
  'loose_parcel',
  'level',
] as const
export type OrderProblem = (typeof ORDER_PROBLEMS)[number]
