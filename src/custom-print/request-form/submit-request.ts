import { PRESS_REQUESTS_PATH } from '@contract/api/api-paths'
import {
  FILE_PART,
  customPrintFailureSchema,
  type CustomPrintFailureCode,
  type PrintRequestInput,
  REQUEST_PART,
  type SentRequest,
  sentRequestSchema,
  HONEYPOT_PART,
} from '@contract/custom-print/print-request'
import { uploadForm, type UploadResponse } from './upload-form'

/**
 * `connection`: no answer, so the request may have arrived or not.
 * `unknown`: the server failed without a known code.
 */
export type SubmitFailure = {
  code: CustomPrintFailureCode | 'connection' | 'unknown'
  values?: Record<string, number> | undefined
}

type Submission = { input: PrintRequestInput; file: Blob; honeypot: string }

/** Sends artwork and its spec to the studio. Returns the request, or why there is none. Never rejects. */
export async function submitRequest(
  { input, file, honeypot }: Submission,
  onLeft: (share: number) => void,
): Promise<SentRequest | SubmitFailure> {
  const form = new FormData()
  form.set(REQUEST_PART, JSON.stringify(input))
  form.set(HONEYPOT_PART, honeypot)
  form.set(FILE_PART, file, 'drawing')
  try {
    const posted = await uploadForm(PRESS_REQUESTS_PATH, form, onLeft)
    return posted.status === 201
      ? sentRequestSchema.parse(JSON.parse(posted.body))
      : parseSubmitFailure(posted)
  } catch (error) {
    console.error('Failed to send a drawing', error)
    return { code: 'connection' }
  }
}

function parseSubmitFailure({ status, body, retryAfter }: UploadResponse): SubmitFailure {
  try {
    const { code, values } = customPrintFailureSchema.parse(JSON.parse(body))
    return { code, values }
  } catch {
    // An answer without a known code: of the rate limit, of a proxy, or of a newer server.
    return status === 429
      ? { code: 'too_many_from_here', values: { minutes: Math.ceil(retryAfter / 60) } }
      : { code: 'unknown' }
  }
}
