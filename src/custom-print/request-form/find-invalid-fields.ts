import * as z from 'zod/mini'
import { type PrintRequestBody, printRequestBodySchema } from '@contract/custom-print/print-request'
import { isAcceptableDate } from '@contract/custom-print/requested-date'

/** The fields of the form, in their order on the page, and what the contract calls them. */
const FIELD_PARTS = { email: 'email', name: 'name', requestedDate: 'wishDate', note: 'note' } as const
export type RequestFieldName = keyof typeof FIELD_PARTS
const REQUEST_FIELDS = Object.keys(FIELD_PARTS) as RequestFieldName[]

const contentSchema = z.omit(printRequestBodySchema, { key: true })

/** Returns the fields of a request that the server would refuse, in their order on the page. */
export function findInvalidFields(request: Omit<PrintRequestBody, 'key'>, today: string): RequestFieldName[] {
  const result = z.safeParse(contentSchema, request)
  const issues = new Set(result.error?.issues.map(({ path }) => path[0]))
  const { wishDate: requestedDate } = request
  if (requestedDate !== null && !isAcceptableDate(requestedDate, today)) issues.add('wishDate')
  return REQUEST_FIELDS.filter((field) => issues.has(FIELD_PARTS[field]))
}
