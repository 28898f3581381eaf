export { SendStep } from './send-step'
export { SentView } from './sent-view'
