import { withoutSecrets } from '../lib/session-id'

type Output = Pick<NodeJS.WriteStream, 'write'>

/**
 * Takes the ids of sessions and the tokens of links out of everything that is written to `outputs`: Medusa, the
 * provider's library and PostgreSQL name them in errors that we only pass on.
 */
export function redactOutput(...outputs: Output[]): void {
  for (const output of outputs) {
    const write = output.write.bind(output) as (...what: unknown[]) => boolean
    output.write = (what: unknown, ...rest: unknown[]) =>
      write(typeof what === 'string' ? withoutSecrets(what) : what, ...rest)
  }
}
