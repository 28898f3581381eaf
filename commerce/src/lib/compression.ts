import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding'

/** 0 to 11 for Brotli, 0 to 9 for gzip. */
export type CompressionLevels = Readonly<Record<Exclude<Encoding, 'identity'>, number>>

export async function compress(bytes: Buffer, encoding: keyof CompressionLevels, levels: CompressionLevels) {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: levels.gzip })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}
