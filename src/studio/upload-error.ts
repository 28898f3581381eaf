import { HttpError } from '@/lib/http'
import { parseHttpError } from '@/board/http-failure'

const CODES = [
  'unknown_type',
  'unreadable',
  'too_many_pixels',
  'too_large',
  'disk_full',
  'too_many_requests',
] as const
export type UploadErrorCode = (typeof CODES)[number] | 'other'

export function getUploadErrorCode(error: unknown): UploadErrorCode {
  const { code } = parseHttpError(error)
  // A proxy may refuse a large body before our server sees it.
  if (error instanceof HttpError && error.status === 413 && code === '') return 'too_large'
  return CODES.find((known) => known === code) ?? 'other'
}
