import { createHash } from 'node:crypto'
import { compress, type CompressionLevels } from './compress'
import type { Encoding } from './encoding'

/** Something that is sent from memory, in every encoding that it may be asked for. */
export type CompressedResponse = { etag: string; bodies: Record<Encoding, Buffer> }

/** Brotli at 9 takes a tenth of the time of 11 and is 2 % larger. */
const LEVELS: CompressionLevels = { br: 9, gzip: 9 }

/** Compresses a text once for all the times it will be sent. */
export async function compressResponse(text: string): Promise<CompressedResponse> {
  const identity = Buffer.from(text)
  const [br, gzip] = await Promise.all([compress(identity, 'br', LEVELS), compress(identity, 'gzip', LEVELS)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { etag, bodies: { identity, br, gzip } }
}
