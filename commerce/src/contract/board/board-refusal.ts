/** Why a step or a note of an order is refused. */
const ORDER_REFUSALS = {
  cancelled: 'This order was cancelled.',
  refunded: 'The money of this order has gone back, so its steps stay as they are.',
  order_busy: 'Somebody else is changing this order right now. Nothing was changed; please look at it again.',
  open_change:
    'A change of this order was begun in Medusa’s admin and is not finished. Please confirm or cancel it there first.',
  delivered: 'This parcel was delivered, so it cannot be taken back.',
  is_pickup: 'This order is picked up; it is not shipped.',
  is_shipping: 'This order is shipped; nobody picks it up.',
  not_shipped: 'This order has not been shipped yet.',
  no_tracking: 'Please type the tracking number of the parcel.',
  different_tracking: 'The parcels of this order have different tracking numbers.',
  no_screen: 'This order needs no screen.',
  note_changed: 'Somebody else has changed it meanwhile.',
} as const

/** Why a return or its refund is refused. */
const RETURN_REFUSALS = {
  returning: 'The buyer is returning something of this order, so its steps stay as they are.',
  return_not_received: 'The goods of this return have not been received yet.',
  return_closed: 'This return is closed already.',
  return_unanswered: 'Please tell the buyer why the return is declined.',
  refund_under_way: 'Another refund of this order is under way. Please try again in three minutes.',
} as const

/** Why a proof, a reply or prices of custom printing are refused. */
const CUSTOM_PRINT_REFUSALS = {
  request_closed: 'This request has ended meanwhile.',
  proof_outdated: 'This request has changed meanwhile. Nothing was sent; please look at it again.',
  off_shirt: 'The print does not lie on the shirt like that.',
  not_printable: 'The press cannot print it like that. Please look at ink and shirt, width and pieces.',
  press_busy: 'Many drawings are being read at the moment. Please try again in a minute.',
  storage_full: 'There is no room left on the server. Nothing was sent.',
  buyer_is_paying: 'The buyer is paying right now. Please try again in half an hour.',
  prices_changed: 'Somebody else has saved other prices meanwhile. Reload the page to see them.',
} as const

/**
 * Why something that staff want is refused, by the answer's code. Medusa's dashboard shows these sentences, the board its
 * own of the same code; the English ones are the same.
 */
export const BOARD_REFUSALS = { ...ORDER_REFUSALS, ...RETURN_REFUSALS, ...CUSTOM_PRINT_REFUSALS } as const
export type BoardRefusal = keyof typeof BOARD_REFUSALS

/** Code of the refusal of another tracking number where an order has left with one; `values.tracking` stands. */
export const TRACKING_STANDS = 'tracking_stands'
/** Its English sentence, with the number. */
export const TRACKING_STANDS_SENTENCE =
  'This order has left already with the tracking number {{tracking}}, which stands. Yours was not kept; if it is right, correct the number of the order.'
