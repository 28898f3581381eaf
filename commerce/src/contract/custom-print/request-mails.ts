/** The mails about a request to print a drawing, which is no order yet. */
export const PRESS_MAILS = [
  'press_received',
  'press_notice',
  'press_question',
  'press_proof',
  'press_newer_proof',
  'press_change_wanted',
  'press_declined',
  'press_withdrawn',
  'press_ending',
  'press_deleted',
] as const
export type PressMailKind = (typeof PRESS_MAILS)[number]

/** Whether a mail shows the print, which is there as long as the request is kept. */
export const hasPrint = (kind: PressMailKind): boolean => kind !== 'press_deleted'

/** Whether a mail goes to the studio; the others go to the buyer. */
export const isForStudio = (kind: PressMailKind): boolean =>
  kind === 'press_notice' || kind === 'press_withdrawn' || kind === 'press_change_wanted'
