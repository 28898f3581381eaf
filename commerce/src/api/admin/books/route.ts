import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { StaffRefusal } from '../../../refusals/staff-refusal'
import { formatBooksCsv } from '../../../receipts/books-csv'
import { toStaffRefusalBody } from '../../../server/middlewares/staff-refusal-body'
import { exportMonthReceipts } from '../../../receipts/issue-receipts'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

const bodySchema = z.strictObject({
  month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
})

/** POST /admin/books: the month's invoices and credit notes as CSV. A month that is over is closed by it. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { month } = parseOrRefuse(bodySchema, request.body, () => new StaffRefusal('wrong_month'))
  const csv = formatBooksCsv(await exportMonthReceipts(month, request.scope))
  response
    // This sets a type by the name, of UTF-8.
    .attachment(`books-${month}.csv`)
    .type('text/csv; charset=utf-16le')
    .send(csv)
}

/**
 * Refuses pages of the release before, which ask by GET and show the answer as it is. Browsers prefetch and repeat a GET as
 * they like, and closing a month cannot be undone.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const refusal = new StaffRefusal('outdated_page')
  response
    .status(refusal.status)
    .set('Allow', 'POST')
    .type('text/plain; charset=utf-8')
    .send(toStaffRefusalBody(refusal, request).message)
}
