/** It gives access to its order. */
export const SESSION_ID = /^cs_[\w-]{1,200}$/

const SECRETS = /\bcs_[\w-]+|(?<=[?&](?:session_id|token)=)[^&\s"'<>]+|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g

/** A text without ids of sessions, tokens of links and signed tokens (JWT), for logs. */
export function redactSecrets(text: string): string {
  return text.replace(SECRETS, '[left out]')
}
