export const CHECKOUT_ID_PREFIX = 'chki'
export const WEBHOOK_EVENT_ID_PREFIX = 'chke'
export const MAIL_ID_PREFIX = 'chkm'
