import { PRESS_REQUESTS_PATH } from '@contract/api-paths'
import {
  FILE_PART,
  pressFailureSchema,
  type PressFailureCode,
  type PressRequestInput,
  REQUEST_PART,
  type SentRequest,
  sentRequestSchema,
  TRAP_PART,
} from '@contract/custom-print/print-request'
import { postForm, type Posted } from './upload-form'

/** `connection`: whether it has arrived is not known. `unknown`: the server failed without saying at what. */
export type SendFailure = {
  code: PressFailureCode | 'connection' | 'unknown'
  values?: Record<string, number> | undefined
}

type Sent = { input: PressRequestInput; file: Blob; trap: string }

/** Sends a drawing and its job to the studio; returns the request, or why there is none. */
export async function sendJob(
  { input, file, trap }: Sent,
  onLeft: (share: number) => void,
): Promise<SentRequest | SendFailure> {
  const form = new FormData()
  form.set(REQUEST_PART, JSON.stringify(input))
  form.set(TRAP_PART, trap)
  form.set(FILE_PART, file, 'drawing')
  try {
    const posted = await postForm(PRESS_REQUESTS_PATH, form, onLeft)
    return posted.status === 201 ? sentRequestSchema.parse(JSON.parse(posted.body)) : failureOf(posted)
  } catch (error) {
    console.error('Failed to send a drawing', error)
    return { code: 'connection' }
  }
}

function failureOf({ status, body, retryAfter }: Posted): SendFailure {
  try {
    const { code, values } = pressFailureSchema.parse(JSON.parse(body))
    return { code, values }
  } catch {
    // Of the limit of attempts, of a proxy, or of a newer server.
    return status === 429
      ? { code: 'too_many_from_here', values: { minutes: Math.ceil(retryAfter / 60) } }
      : { code: 'unknown' }
  }
}
