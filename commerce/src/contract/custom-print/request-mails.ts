/** The mails about a request of custom printing, before it is an order. */
export const REQUEST_MAILS = [
  'press_received',
  'press_notice',
  'press_question',
  'press_answered',
  'press_proof',
  'press_newer_proof',
  'press_change_wanted',
  'press_declined',
  'press_withdrawn',
  'press_ending',
  'press_deleted',
] as const
export type RequestMailKind = (typeof REQUEST_MAILS)[number]

/** Whether a mail shows the print, which exists while the request's files are kept. */
export const showsPrint = (kind: RequestMailKind): boolean => kind !== 'press_deleted'

/** Whether a mail goes to the studio; the others go to the buyer. */
export const isForStudio = (kind: RequestMailKind): boolean =>
  kind === 'press_notice' ||
  kind === 'press_answered' ||
  kind === 'press_withdrawn' ||
  kind === 'press_change_wanted'
