import { computeContentHash } from '../lib/content-hash'
import { compress, type CompressionLevels } from '../lib/compression'
import type { Encoding } from '../lib/encoding'

export type CompressedResponse = { etag: string; bodies: Record<Encoding, Buffer> }

/** Brotli at 9 takes a tenth of the time of 11 and is 2 % larger. */
const LEVELS: CompressionLevels = { br: 9, gzip: 9 }

export async function compressResponse(text: string): Promise<CompressedResponse> {
  const identity = Buffer.from(text)
  const [br, gzip] = await Promise.all([compress(identity, 'br', LEVELS), compress(identity, 'gzip', LEVELS)])
  const etag = `W/"${computeContentHash(identity)}"`
  return { etag, bodies: { identity, br, gzip } }
}
