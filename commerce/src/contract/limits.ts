/** Most pieces of one size that one cart line may hold (specification, section 9). */
export const MAX_QUANTITY = 10

/** Most lines that one checkout may hold: far above any real cart, far below what could hurt the server. */
export const MAX_LINES = 50

/** Longest names that a cart line may hold, in UTF-16 code units, and its highest price without tax, in francs. */
export const MAX_NAME_LENGTH = 300
export const MAX_SIZE_LENGTH = 50
export const MAX_PRICE = 100_000

/** Longest address of a picture, and longest id of a product, that a cart line may hold. */
export const MAX_IMAGE_URL_LENGTH = 2000
export const MAX_PRODUCT_ID_LENGTH = 100

/** Least and most that one payment may be, in Rappen (docs.stripe.com/currencies: 0.50 francs, eight digits). */
export const MIN_PAYMENT_IN_RAPPEN = 50
export const MAX_PAYMENT_IN_RAPPEN = 99_999_999

/** Fewest prints of one screen-printing order; direct-to-garment printing has no minimum (section 5). */
export const SCREEN_PRINT_MINIMUM = 10
