type Output = Pick<NodeJS.WriteStream, 'write'>

/** Ids of Stripe sessions, tokens of links, and signed tokens (JWT). */
const SECRET_PATTERN = /\bcs_[\w-]+|(?<=[?&](?:session_id|token)=)[^&\s"'<>]+|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g

/** Replaces session ids and link tokens in all output, as libraries put them into error messages. */
export function redactOutput(...outputs: Output[]): void {
  for (const output of outputs) {
    const write = output.write.bind(output) as (...what: unknown[]) => boolean
    output.write = (what: unknown, ...rest: unknown[]) =>
      write(typeof what === 'string' ? what.replace(SECRET_PATTERN, '[left out]') : what, ...rest)
  }
}
