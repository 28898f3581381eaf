/** The mails to staff about their own account, which belong to no order. */
export type AccountMailKind = 'password_reset' | 'invitation'
