/**
 * The table of faults: what is injected, by number. A number stays with its fault for ever, in titles and in notes; one
 * that is missing here is proved by tests of another kind, as a browser without storage or WebGL is. A new fault takes
 * the next number.
 */
export const FAULTS = {
  1: 'killed before Stripe is asked',
  2: 'killed after the session was created, before it was saved',
  3: 'killed after a webhook was verified, before it was stored',
  4: 'killed after the 200 to a webhook, before it was processed',
  5: 'killed or overtaken while an order is made',
  6: 'killed before or after a mail is sent',
  8: 'told to end in the middle of work',
  9: 'PostgreSQL stopped, and started again',
  10: 'a table of PostgreSQL locked',
  11: 'all connections to PostgreSQL taken',
  12: 'Stripe hangs',
  13: 'Stripe answers 500 or 429, or cuts the line',
  14: 'a webhook twice',
  15: 'twenty webhooks at once',
  16: 'webhooks out of order',
  17: 'a webhook before the buyer is back',
  18: 'a webhook after the buyer is back',
  19: 'a webhook that never comes',
  20: 'a webhook that is not signed, wrongly signed, stale or altered',
  21: 'a webhook about what nobody knows',
  22: 'a payment of another amount or currency',
  23: 'a session that is completed, but not paid',
  25: 'a disk that is full',
  26: 'Redis away or hanging',
  27: 'a mail server that is away',
  28: 'a clock that is ten minutes off',
  30: 'other prices while a page is open',
  32: 'two buyers of the last piece',
  37: 'killed while a drawing is sent, or a print ordered again',
  38: 'killed while a proof is sent',
  39: 'killed while a proof is approved',
  40: 'killed while a paid proof becomes an order',
  41: 'lies in what is sent',
  42: 'floods from one address',
  44: 'killed while a receipt is issued',
  45: 'killed while an order is packed',
} as const

export type FaultNumber = keyof typeof FAULTS
