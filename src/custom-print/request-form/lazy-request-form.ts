export { SendStep } from './request-form'
export { SentView } from './request-sent'
