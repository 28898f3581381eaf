import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding'

/** Something that is sent from memory, in every encoding that it may be asked for. */
export type StoredFile = { etag: string; bodies: Record<Encoding, Buffer> }

/** Compresses a text once for all the times it will be sent. */
export async function storedFile(text: string): Promise<StoredFile> {
  const identity = Buffer.from(text)
  // Quality 9 takes a tenth of the time of 11 and is 2 % larger.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 9 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { etag, bodies: { identity, br, gzip: gzipped } }
}
