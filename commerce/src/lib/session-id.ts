/** What the payment provider calls a checkout session; knowing one is enough to see its order. */
export const SESSION_ID = /^cs_[\w-]{1,200}$/

/** Where a session's id or the token of a link may stand in a text. */
const SECRETS = /\bcs_[\w-]+|(?<=[?&](?:session_id|token)=)[^&\s"'<>]+/g

/** A text for a log: without the ids of sessions and the tokens of links. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRETS, '[left out]')
}
