import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { createInvalidDataError } from '../../../lib/medusa-error'
import { formatBooksCsv } from '../../../receipts/books-csv'
import { exportMonthReceipts } from '../../../receipts/issue-receipts'

const bodySchema = z.strictObject({
  month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
})

/** What the page of the release before shows, which asks by GET. In both languages, as it does not say its own. */
const OUTDATED_PAGE = `The month was not downloaded, as this page is from before an update of the shop. Go back, reload it, and download the month there.

Der Monat wurde nicht heruntergeladen, da diese Seite von vor einer Erneuerung des Shops ist. Geh zurück, lad sie neu und lad den Monat dort herunter.
`

/** POST /admin/books: the month's invoices and credit notes as CSV. A month that is over is closed by it. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodySchema.safeParse(request.body)
  if (!body.success) throw createInvalidDataError('A month is written as 2026-11.')
  const { month } = body.data
  const csv = formatBooksCsv(await exportMonthReceipts(month, request.scope))
  response
    .setHeader('Cache-Control', 'no-store')
    // This sets a type by the name, of UTF-8.
    .attachment(`books-${month}.csv`)
    .type('text/csv; charset=utf-16le')
    .send(csv)
}

/** Browsers fetch links ahead and repeat a GET as they like, and a closed month stays closed: it is no GET. */
export async function GET(_request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response
    .status(405)
    .set({ Allow: 'POST', 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(OUTDATED_PAGE)
}
