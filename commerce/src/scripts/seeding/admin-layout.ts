import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/**
 * Our boxes that staff look for first, by the page of Medusa's admin. A box goes to the end of its page, whatever its
 * zone is called (since Medusa 2.17.2); what has no order here has 0.
 */
const FIRST_BOXES = {
  'order.details': 'widget:order-studio',
  'product.details': 'widget:product-offer',
}

/** Puts our boxes on top of Medusa's pages; a layout that staff have set for everybody stays. */
export async function seedAdminLayout(container: MedusaContainer): Promise<void> {
  const settings = container.resolve(Modules.SETTINGS)
  for (const [page, box] of Object.entries(FIRST_BOXES)) {
    if ((await settings.getSystemDefaultLayoutConfiguration(page)) !== null) continue
    await settings.setSystemDefaultLayoutConfiguration(page, { widgets: { [box]: { order: -1 } } })
  }
}
