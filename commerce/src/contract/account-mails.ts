/** The mails to staff about their own account, which belong to no order. */
export const ACCOUNT_MAIL_KINDS = ['password_reset', 'invitation'] as const
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number]
