/** A mail of the outbox, and how often its Message-ID was caught. */
type SentMail = { state: string; caught: number }

/** Returns what is wrong with the mails of one kind, of which there must be one that came once. */
export function listMailProblems(kind: string, [mail, ...more]: SentMail[]): string[] {
  if (mail === undefined) return [`no ${kind} mail`]
  if (more.length > 0) return [`${more.length + 1} ${kind} mails`]
  if (mail.state !== 'sent') return [`its ${kind} mail is ${mail.state}`]
  return mail.caught === 1 ? [] : [`its ${kind} mail came ${mail.caught} times`]
}
