/**
 * The problems of orders. open_change: a change was begun and neither made nor dropped, and keeps out all others;
 * doubled_line: a line counts twice; miscounted: the parcels have other pieces than the order says; misreserved: other
 * pieces are reserved than are to be packed; loose_parcel: a parcel belongs to no order; level: the stock of a size counts
 * another number as reserved than the orders need.
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
