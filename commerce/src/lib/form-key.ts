import { createHash } from 'node:crypto'

/** A key (UUID) of what a form sends: the same once more has the same, as no script is there to make one. */
export function formKey(nonce: string, content: object): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([nonce, content]))
    .digest('hex')
  // Version 8, RFC 9562: made by a rule of one's own.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
