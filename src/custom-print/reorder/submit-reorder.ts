import { REORDERS_PATH } from '@contract/api/api-paths'
import type { ReorderInput } from '@contract/custom-print/reorder'
import { type SentRequest, sentRequestSchema } from '@contract/custom-print/print-request'
import { fetchApi } from '@/lib/requests/http'
import { type RequestFailure, toRequestFailure } from '../request-failure'

/** Sends a reorder. Returns the new request, or why there is none. Never rejects. */
export async function submitReorder(input: ReorderInput): Promise<SentRequest | RequestFailure> {
  try {
    const answer = await fetchApi(REORDERS_PATH, { method: 'POST', body: JSON.stringify(input) })
    return sentRequestSchema.parse(answer)
  } catch (error) {
    return toRequestFailure(error)
  }
}
