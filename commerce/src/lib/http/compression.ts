import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding'
import { computeContentHash } from '../hash'

/** 0 to 11 for Brotli, 0 to 9 for gzip. */
export type CompressionLevels = Readonly<Record<Exclude<Encoding, 'identity'>, number>>

/** Brotli at 9 takes a tenth of the time of 11 and is 2 % larger. */
const LEVELS: CompressionLevels = { br: 9, gzip: 9 }

/** Compresses bytes at the level of `levels` for the encoding. */
export async function compress(bytes: Buffer, encoding: keyof CompressionLevels, levels: CompressionLevels) {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: levels.gzip })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}

export type CompressedResponse = { etag: string; bodies: Record<Encoding, Buffer> }

/** Returns a text with its compressed versions and its ETag. */
export async function compressResponse(text: string): Promise<CompressedResponse> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    compress(identity, 'br', LEVELS),
    compress(identity, 'gzip', LEVELS),
  ])
  const etag = `W/"${computeContentHash(identity)}"`
  return { etag, bodies: { identity, br, gzip: gzipped } }
}
