import type { MedusaContainer } from '@medusajs/framework/types'
import { type Offer, readOffers } from './read-offers'
import { readSalesTerms } from './sales-terms'
import type { OfferIssue, ProductOffer } from '../contract/admin/offer'
import { StaffRefusal } from '../refusals/staff-refusal'

/** Returns the sizes of a product that the shop offers, and why not the others. Rejects with StaffRefusal. */
export async function getProductOffer(productId: string, container: MedusaContainer): Promise<ProductOffer> {
  const terms = await readSalesTerms(container.resolve('query'))
  const [offer] = await readOffers({ id: productId }, terms, container)
  if (offer === undefined) throw new StaffRefusal('no_such_product')
  return {
    offeredSizes: offer.product?.sizes.map(({ size }) => size) ?? [],
    issues: toStaffIssues(offer.issues),
  }
}

export function toStaffIssues(issues: Offer['issues']): OfferIssue[] {
  return issues.map(({ code, size }) => (size === undefined ? { code } : { code, size }))
}
