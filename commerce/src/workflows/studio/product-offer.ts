import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { type Offer, readOffers } from '../../catalogue/read-offers'
import { readTerms } from '../../catalogue/read-terms'
import type { OfferIssue, ProductOffer } from '../../contract/offer'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import type { CheckoutModuleService } from '../../modules/checkout/service'

/** What the shop offers of a product at this moment, and why not the rest. Throws MedusaError where there is none. */
export async function productOffer(productId: string, container: MedusaContainer): Promise<ProductOffer> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { stock } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const [offer] = await readOffers({ id: productId }, await readTerms(query), { query, stock })
  if (offer === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such product.')
  return {
    offeredSizes: offer.product?.sizes.map(({ size }) => size) ?? [],
    issues: issuesForStaff(offer.issues),
  }
}

/** Reasons without the ids of variants, which say nothing to a person. */
export function issuesForStaff(issues: Offer['issues']): OfferIssue[] {
  return issues.map(({ code, size }) => (size === undefined ? { code } : { code, size }))
}
