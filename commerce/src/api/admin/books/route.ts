import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { createInvalidDataError } from '../../../lib/medusa-error'
import { formatBooksCsv } from '../../../receipts/books-csv'
import { exportMonthReceipts } from '../../../receipts/issue-receipts'

const querySchema = z.strictObject({
  month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
})

/** GET /admin/books?month=YYYY-MM: the month's invoices and credit notes as CSV. A month that is over is closed by it. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = querySchema.safeParse(request.query)
  if (!query.success) throw createInvalidDataError('A month is written as 2026-11.')
  const { month } = query.data
  const csv = formatBooksCsv(await exportMonthReceipts(month, request.scope))
  response
    .setHeader('Cache-Control', 'no-store')
    // This sets a type by the name, of UTF-8.
    .attachment(`books-${month}.csv`)
    .type('text/csv; charset=utf-16le')
    .send(csv)
}
