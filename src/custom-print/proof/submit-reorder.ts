import { PRESS_REORDERS_PATH } from '@contract/api/api-paths'
import type { ReorderInput } from '@contract/custom-print/reorder'
import {
  type CustomPrintFailureCode,
  customPrintFailureSchema,
  type SentRequest,
  sentRequestSchema,
} from '@contract/custom-print/print-request'
import { HttpError, fetchApi } from '@/lib/http'

/** `connection`: whether it has arrived is not known. `unknown`: the server failed without saying at what. */
export type ReorderFailure = {
  code: CustomPrintFailureCode | 'connection' | 'unknown'
  values?: Record<string, number> | undefined
}

/** Asks for the same print again; returns the new request, or why there is none. */
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
    // Of the limit of attempts, of a proxy, or of a newer server.
    return { code: status === 429 ? 'too_many_from_here' : 'unknown' }
  }
}
