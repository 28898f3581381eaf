import {
  CATALOGUE_PATH,
  CHECKOUT_PATH,
  CONNECTION_PATH,
  ORDER_NOTE_PATH,
  ORDER_RETURN_PATH,
  ORDERS_PATH,
  PRINT_PREVIEW_PATH,
  PRINT_PRICES_PATH,
  REORDERS_PATH,
  BUYER_REQUEST_PATH,
  PRINT_REQUESTS_PATH,
  RECEIPT_PATH,
  UPLOAD_PATH,
  WEBHOOK_PATH,
} from '../../contract/api/api-paths'

/** The shop's own routes and their methods; server/middlewares/refuse-unknown-routes.ts refuses others. */
export const API_METHODS: Record<string, readonly string[]> = {
  [CONNECTION_PATH]: ['GET', 'HEAD'],
  [CATALOGUE_PATH]: ['GET', 'HEAD'],
  [CHECKOUT_PATH]: ['POST'],
  [WEBHOOK_PATH]: ['POST'],
  [ORDERS_PATH]: ['GET', 'HEAD'],
  [ORDER_NOTE_PATH]: ['POST'],
  [ORDER_RETURN_PATH]: ['POST'],
  [RECEIPT_PATH]: ['GET', 'HEAD'],
  [UPLOAD_PATH]: ['POST'],
  [PRINT_PRICES_PATH]: ['GET', 'HEAD'],
  [PRINT_REQUESTS_PATH]: ['POST'],
  [BUYER_REQUEST_PATH]: ['GET', 'HEAD', 'POST'],
  [PRINT_PREVIEW_PATH]: ['GET', 'HEAD'],
  [REORDERS_PATH]: ['POST'],
}
