import { PRINT_REQUESTS_PATH } from '@contract/api/api-paths'
import {
  FILE_PART,
  FILM_HEADER,
  type PrintRequestBody,
  REQUEST_PART,
  type SentRequest,
  sentRequestSchema,
  HONEYPOT_PART,
} from '@contract/custom-print/print-request'
import { HttpError } from '@/lib/requests/http'
import { type RequestFailure, toRequestFailure } from '../request-failure'
import { uploadForm } from './upload-form'

type Submission = {
  input: PrintRequestBody
  file: Blob
  /** Of the film that the visitor was shown; undefined if there is none. */
  filmSample: string | undefined
  honeypot: string
}

/** Sends artwork and its spec to the studio. Returns the request, or why there is none. Never rejects. */
export async function submitRequest(
  { input, file, filmSample, honeypot }: Submission,
  onProgress: (share: number) => void,
): Promise<SentRequest | RequestFailure> {
  const form = new FormData()
  form.set(REQUEST_PART, JSON.stringify(input))
  form.set(HONEYPOT_PART, honeypot)
  form.set(FILE_PART, file, 'drawing')
  const headers = filmSample === undefined ? {} : { [FILM_HEADER]: filmSample }
  try {
    const answer = await uploadForm(PRINT_REQUESTS_PATH, { form, headers }, onProgress)
    return answer.status === 201
      ? sentRequestSchema.parse(JSON.parse(answer.body))
      : toRequestFailure(new HttpError(answer.status, answer.body), answer.retryAfterS)
  } catch (error) {
    console.error('Failed to send a drawing', error)
    return { code: 'connection' }
  }
}
