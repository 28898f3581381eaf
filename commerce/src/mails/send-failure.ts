/**
 * Whether a mail server has refused this very mail for good: the recipient or the content, with a 5xx. Whatever else
 * goes wrong (unreachable, slow, wrong password, refused sender) may be well again later, or for the next mail.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  // Without a status it is an address that nodemailer itself cannot send to.
  if (!('responseCode' in error)) return error.code === 'EENVELOPE'
  const status = Number(error.responseCode)
  const isAboutTheMail =
    error.code === 'EMESSAGE' || ('command' in error && /^(RCPT|DATA)/.test(String(error.command)))
  // 503 speaks of the order of the commands, so the same mail may well go through next time.
  return isAboutTheMail && status >= 500 && status < 600 && status !== 503
}

/** Whether the mail server itself is the trouble, so that trying the next mail would be in vain. */
export function isServerTrouble(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return SERVER_CODES.has(String(error.code))
}

const SERVER_CODES: ReadonlySet<string> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EAUTH',
  'EABORT',
  'EPROTOCOL',
])
