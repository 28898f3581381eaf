/** Maximum pieces of one cart line. */
export const MAX_QUANTITY = 10

/** Maximum lines of a checkout: more than any real cart, and few enough for the server. */
export const MAX_LINES = 50

/** Maximum length of names in a cart line, in UTF-16 code units, and its maximum price without tax, in francs. */
export const MAX_NAME_LENGTH = 300
export const MAX_SIZE_LENGTH = 50
export const MAX_PRICE_IN_FRANCS = 100_000

/** Maximum length of a picture's URL and of a product's id in a cart line. */
export const MAX_IMAGE_URL_LENGTH = 2000
export const MAX_PRODUCT_ID_LENGTH = 100

/** Minimum and maximum of a payment, in Rappen (docs.stripe.com/currencies: 0.50 francs, eight digits). */
export const MIN_PAYMENT_IN_RAPPEN = 50
export const MAX_PAYMENT_IN_RAPPEN = 99_999_999

/** Minimum pieces of a screen-printing order; direct-to-garment printing has none. */
export const MIN_SCREEN_PRINT_PIECES = 10

/** How many days after delivery goods can be returned, by the terms. */
export const RETURN_DAYS = 14

/** Maximum of one amount that the studio sets for a print: above any real one, and their sum below Stripe's maximum. */
export const MAX_PRINT_AMOUNT_IN_RAPPEN = 1_000_000

/**
 * How long a browser repeats a press of 'Checkout' under its key: a checkout whose hosted page nobody has received keeps
 * its pieces as long.
 */
export const CHECKOUT_ATTEMPT_MINUTES = 5
