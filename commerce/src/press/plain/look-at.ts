import { readFile } from 'node:fs/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { inCm } from '../../contract/press/job'
import type { PlainValues } from '../../contract/press/plain-form'
import { fileOf } from '../artwork/read-artwork'
import { withDrawingRead } from '../artwork/read-drawing'
import { pressPrices } from '../queries/press-prices'
import { requireRoom } from '../queries/require-room'
import { pressAnswers } from '../rules/press-answers'
import type { PlainContent } from '../rules/read-plain-form'
import { quoteRequest } from '../rules/quote-request'
import type { Looked } from './held-drawings'

type Asked = { file: Buffer; content: PlainContent; values: PlainValues }

/** Prints a drawing as sending it would, with its price, and keeps nothing. Throws PressError. */
export async function lookAt({ file, content, values }: Asked, container: MedusaContainer): Promise<Looked> {
  await requireRoom(container)
  const { job: wanted, delivery } = content
  return withDrawingRead({ file, job: wanted }, container, async (artwork, { folder }) => {
    const { job, height, answers } = artwork
    const [prices, preview] = await Promise.all([
      pressPrices(container),
      readFile(fileOf(folder, 'preview'), 'base64'),
    ])
    const { taxRatePercent, currency } = prices.pricing
    return {
      // As wide as it is on the shirt.
      values: { ...values, width: inCm(job.width) },
      priceVersion: prices.version,
      print: {
        picture: `data:image/png;base64,${preview}`,
        job,
        height,
        answers: pressAnswers(answers),
        quote: quoteRequest(artwork, delivery, prices),
        delivery,
        taxRatePercent,
        currency,
        isExample: prices.isExample,
      },
    }
  })
}
