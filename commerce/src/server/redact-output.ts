type Output = Pick<NodeJS.WriteStream, 'write'>

/** Ids of sessions, tokens of links and signed tokens (JWT). */
const SECRETS = /\bcs_[\w-]+|(?<=[?&](?:session_id|token)=)[^&\s"'<>]+|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g

/** Removes session ids and link tokens from all output: libraries name them in errors. */
export function redactOutput(...outputs: Output[]): void {
  for (const output of outputs) {
    const write = output.write.bind(output) as (...what: unknown[]) => boolean
    output.write = (what: unknown, ...rest: unknown[]) =>
      write(typeof what === 'string' ? what.replace(SECRETS, '[left out]') : what, ...rest)
  }
}
