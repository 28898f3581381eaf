import { createHash } from 'node:crypto'

/** 132 bits of a content's SHA-256: enough to tell versions apart, short enough for an ETag. */
export function computeContentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
