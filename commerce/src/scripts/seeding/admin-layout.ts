import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** By page of the admin; without an order a box goes to the end (since Medusa 2.17.2). */
const FIRST_BOXES = {
  'order.details': 'widget:order-studio',
  'product.details': 'widget:product-offer',
}

export async function seedAdminLayout(container: MedusaContainer): Promise<void> {
  const settings = container.resolve(Modules.SETTINGS)
  for (const [page, box] of Object.entries(FIRST_BOXES)) {
    if ((await settings.getSystemDefaultLayoutConfiguration(page)) !== null) continue
    await settings.setSystemDefaultLayoutConfiguration(page, { widgets: { [box]: { order: -1 } } })
  }
}
