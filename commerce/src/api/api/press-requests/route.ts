import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import {
  FILM_HEADER,
  printRequestInputSchema,
  REQUEST_PART,
  HONEYPOT_PART,
} from '../../../contract/custom-print/print-request'
import type { PrintSpec } from '../../../contract/custom-print/print-spec'
import { serialiseByIp } from '../../../custom-print/actions/serialise-by-ip'
import { CustomPrintRefusal } from '../../../custom-print/custom-print-refusal'
import { computeIpHash } from '../../../lib/http/compute-ip-hash'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'
import { createPrintRequest } from '../../../custom-print/actions/create-print-request'

const partsSchema = z.strictObject({
  [REQUEST_PART]: z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('This is no JSON')
      return z.NEVER
    }
  }),
  [HONEYPOT_PART]: z.literal('').optional(),
})

/** As `sampleFilm` writes it: 1,024 bytes. Anything else counts as none. */
const filmSampleSchema = z.string().regex(/^\d{1,6}x\d{1,6}:[A-Za-z0-9+/]{1366}==$/)

const createBodyRefusal = ({ issues }: z.core.$ZodError) =>
  new CustomPrintRefusal(
    issues.every(({ path }) => path.includes('crop' satisfies keyof PrintSpec))
      ? 'invalid_crop'
      : 'invalid_form',
  )

/** POST /api/press-requests: creates a request from a form with the artwork. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parts = parseOrRefuse(
    partsSchema,
    { ...(request.body as object) },
    () => new CustomPrintRefusal('invalid_form'),
  )
  const body = parseOrRefuse(printRequestInputSchema, parts[REQUEST_PART], createBodyRefusal)
  const { file } = request as MedusaRequest & { file?: { buffer: Buffer } }
  if (file === undefined) throw new CustomPrintRefusal('no_file')
  const ipHash = computeIpHash(request)
  const filmSample = filmSampleSchema.safeParse(request.get(FILM_HEADER)).data
  const submission = { request: body, file: file.buffer, filmSample, ipHash }
  response.status(201).json(await serialiseByIp(ipHash, () => createPrintRequest(submission, request.scope)))
}
