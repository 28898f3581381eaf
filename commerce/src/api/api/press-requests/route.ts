import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { pressRequestSchema, REQUEST_PART, TRAP_PART } from '../../../contract/custom-print/print-request'
import { addressHash } from '../../../lib/address-hash'
import { inTurnOfAddress } from '../../../custom-print/serialise-by-ip'
import { PressError } from '../../../custom-print/custom-print-error'
import { sendRequest } from '../../../custom-print/create-request'

const partsSchema = z.strictObject({
  [REQUEST_PART]: z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('This is no JSON')
      return z.NEVER
    }
  }),
  [TRAP_PART]: z.literal('').optional(),
})

/** POST /api/press-requests: a drawing to print, as a form. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parts = partsSchema.safeParse({ ...(request.body as object) })
  const parsed = pressRequestSchema.safeParse(parts.data?.[REQUEST_PART])
  if (!parts.success || !parsed.success) throw new PressError('invalid_form')
  const { file } = request as MedusaRequest & { file?: { buffer: Buffer } }
  if (file === undefined) throw new PressError('no_file')
  const { cookieSecret } = request.scope.resolve('environment')
  const address = addressHash(request.ip ?? '', cookieSecret)
  const sent = { request: parsed.data, file: file.buffer, addressHash: address }
  response.setHeader('Cache-Control', 'no-store')
  response.status(201).json(await inTurnOfAddress(address, () => sendRequest(sent, request.scope)))
}
