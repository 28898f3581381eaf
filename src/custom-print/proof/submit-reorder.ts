import { PRESS_REORDERS_PATH } from '@contract/api/api-paths'
import type { ReorderInput } from '@contract/custom-print/reorder'
import {
  type CustomPrintFailureCode,
  customPrintFailureSchema,
  type SentRequest,
  sentRequestSchema,
} from '@contract/custom-print/print-request'
import { HttpError, fetchApi } from '@/lib/http'

/**
 * `connection`: no answer, so the request may have arrived or not.
 * `unknown`: the server failed without a known code.
 */
export type ReorderFailure = {
  code: CustomPrintFailureCode | 'connection' | 'unknown'
  values?: Record<string, number> | undefined
}

/** Sends a reorder. Returns the new request, or why there is none. Never rejects. */
export async function submitReorder(input: ReorderInput): Promise<SentRequest | ReorderFailure> {
  try {
    const answer = await fetchApi(PRESS_REORDERS_PATH, { method: 'POST', body: JSON.stringify(input) })
    return sentRequestSchema.parse(answer)
  } catch (error) {
    return error instanceof HttpError ? parseReorderFailure(error) : { code: 'connection' }
  }
}

function parseReorderFailure({ status, body }: HttpError): ReorderFailure {
  try {
    const { code, values } = customPrintFailureSchema.parse(JSON.parse(body))
    return { code, values }
  } catch {
    // An answer without a known code: of the rate limit, of a proxy, or of a newer server.
    return { code: status === 429 ? 'too_many_from_here' : 'unknown' }
  }
}
