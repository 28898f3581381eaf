import { redactSecrets } from '../lib/session-id'

type Output = Pick<NodeJS.WriteStream, 'write'>

/** Removes session ids and link tokens from all output: libraries name them in errors. */
export function redactOutput(...outputs: Output[]): void {
  for (const output of outputs) {
    const write = output.write.bind(output) as (...what: unknown[]) => boolean
    output.write = (what: unknown, ...rest: unknown[]) =>
      write(typeof what === 'string' ? redactSecrets(what) : what, ...rest)
  }
}
