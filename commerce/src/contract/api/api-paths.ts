// The paths below /api. Their routes have the same path below commerce/src/api.

export const CONNECTION_PATH = '/api/test'
export const CATALOGUE_PATH = '/api/products'
export const CHECKOUT_PATH = '/api/create-checkout-session'
export const WEBHOOK_PATH = '/api/stripe-webhook'
export const ORDERS_PATH = '/api/orders'
export const ORDER_NOTE_PATH = '/api/order-note'
export const ORDER_RETURN_PATH = '/api/order-return'
export const RECEIPT_PATH = '/api/receipt'
export const UPLOAD_PATH = '/api/upload-images'
export const PRINT_PRICES_PATH = '/api/press-prices'
/** The first takes new artwork; the other two are for buyers with the token of a link. */
export const PRINT_REQUESTS_PATH = '/api/press-requests'
export const BUYER_REQUEST_PATH = '/api/press-request'
export const PRINT_PREVIEW_PATH = '/api/press-preview'
/** Orders a print again, by the token of its link. */
export const REORDERS_PATH = '/api/press-reorders'
