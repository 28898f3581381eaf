export { RequestForm } from './request-form'
export { RequestSent } from './request-sent'
export { TotalBar } from './total-bar'
