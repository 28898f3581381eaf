import type * as z from 'zod/mini'
import { buildTokenPath } from '@contract/site/token-path'
import { HttpError, fetchApi } from '@/lib/requests/http'
import { parseResponse, UnknownResponseError } from '@/lib/requests/parse-response'

/**
 * The order or request that a link opens, as far as its page has it. gone: the link has expired, or its request was
 * deleted. outdated: this page is older than the shop. unreachable: no answer for now, it may exist.
 */
export type LinkState<Answer> =
  | { status: 'loading' }
  | { status: 'known'; answer: Answer }
  | { status: 'unknown' }
  | { status: 'gone' }
  | { status: 'outdated' }
  | { status: 'unreachable' }

/** Fetches the order or request that the token of a mail's link opens. Never rejects. */
export async function fetchByToken<Schema extends z.ZodMiniType>(
  path: string,
  token: string,
  schema: Schema,
): Promise<LinkState<z.output<Schema>>> {
  try {
    const response = await fetchApi(buildTokenPath(path, token), { cache: 'no-store' })
    return { status: 'known', answer: parseResponse(schema, response) }
  } catch (error) {
    if (error instanceof UnknownResponseError) return { status: 'outdated' }
    if (!(error instanceof HttpError)) return { status: 'unreachable' }
    if (error.status === 410) return { status: 'gone' }
    return { status: error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable' }
  }
}
