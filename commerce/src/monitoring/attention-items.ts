import type { MedusaContainer } from '@medusajs/framework/types'
import { type Attention, type AttentionItem, attentionItemSchema } from '../contract/board/attention'
import { getErrorMessage } from '../lib/error-message'
import {
  countWaitingMails,
  findLastWebhook,
  listAttentionRows,
  listSoldVariants,
  type SoldVariant,
} from './attention-queries'
import { type Offer, readOffers } from '../catalogue/read-offers'
import { toStaffIssues } from '../catalogue/get-product-offer'

/** Returns what staff must look at, the newest first, after the withheld products. */
export async function listAttentionItems(container: MedusaContainer): Promise<Attention> {
  const [stored, withheld, capacity, lastWebhook, waitingMails] = await Promise.all([
    listStoredItems(container),
    listWithheldProducts(container).catch((error: unknown): AttentionItem[] => {
      // The items about money are returned nevertheless.
      const logger = container.resolve('logger')
      logger.error(`What the shop keeps back could not be read: ${getErrorMessage(error)}`)
      return []
    }),
    listCapacityItems(container),
    findLastWebhook(container),
    countWaitingMails(container),
  ])
  return {
    findings: [...capacity, ...withheld, ...stored],
    lastWebhook: lastWebhook ? { type: lastWebhook.type, at: lastWebhook.at.toISOString() } : null,
    waitingMails,
  }
}

/** Its time is now, as nobody notes when the room was used up. */
async function listCapacityItems(container: MedusaContainer): Promise<AttentionItem[]> {
  const { isFull, open, bytes } = await container.resolve('storageUsageQueries').readUsage()
  return isFull ? [{ kind: 'press_full', since: new Date().toISOString(), open, bytes }] : []
}

/** Logs a row that cannot be read, such as a problem that only a newer release knows; the others are returned. */
async function listStoredItems(container: MedusaContainer): Promise<AttentionItem[]> {
  const rows = await listAttentionRows(container)
  return rows.flatMap(({ kind, since, fields }) => {
    const { data, error } = attentionItemSchema.safeParse({ ...fields, kind, since: since.toISOString() })
    if (data !== undefined) return [data]
    // Only the names of the fields are logged, as their values are a buyer's.
    const names = error.issues.map(({ path }) => path.join('.')).join(', ')
    container.resolve('logger').error(`What needs attention (${kind}) cannot be read: ${names}`)
    return []
  })
}

/** Returns the published products and sizes that were sold within a year and are not offered. */
async function listWithheldProducts(container: MedusaContainer): Promise<AttentionItem[]> {
  const rows = await listSoldVariants(container)
  const { catalogue } = await container.resolve('catalogueCache').current()
  const offered = new Set(catalogue.products.flatMap(({ sizes }) => sizes.map(({ variantId }) => variantId)))
  const missing = rows.filter(({ variant_id: id }) => !offered.has(id))
  if (missing.length === 0) return []
  const ids = [...new Set(missing.map(({ product_id: id }) => id))]
  const offers = await readOffers({ id: ids, status: 'published' }, catalogue, container)
  return offers.flatMap((offer) => toWithheldItems(offer, missing))
}

/** A size that never sold is omitted while other sizes of its product are offered. */
function toWithheldItems(
  { productId, title, updatedAt, product, issues }: Offer,
  sold: readonly SoldVariant[],
): AttentionItem[] {
  const soldIds = new Set(sold.filter((row) => row.product_id === productId).map((row) => row.variant_id))
  const shownIssues =
    product === undefined ? issues : issues.filter(({ variantId }) => soldIds.has(variantId ?? ''))
  if (shownIssues.length === 0) return []
  return [
    {
      kind: 'kept_back',
      since: updatedAt.toISOString(),
      productId,
      title,
      issues: toStaffIssues(shownIssues),
    },
  ]
}
