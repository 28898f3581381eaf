import type { ExecArgs, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { parseEnvironment } from '../lib/environment'
import { seedBlanks } from './seeding/blanks'
import { seedProducts } from './seeding/products'
import { seedShipping } from './seeding/shipping'
import { seedShop } from './seeding/shop'
import { seedStaff } from './seeding/staff'

/** The order of widgets by page of the admin. One that is not listed comes last (since Medusa 2.17.2). */
const FIRST_BOXES = {
  'order.details': 'widget:order-studio',
  'product.details': 'widget:product-offer',
}

/** Fills an empty shop. Existing rows stay as the studio has changed them. */
export default async function seed({ container }: ExecArgs): Promise<void> {
  const logger = container.resolve('logger')
  const shop = await seedShop(container)
  const profileId = await seedShipping(container, shop)
  const created = await seedProducts(container, { ...shop, profileId })
  await seedBlanks(container, { ...shop, profileId })
  await seedAdminLayout(container)
  await seedStaff(container, parseEnvironment(process.env))
  logger.info(created === 0 ? 'Seed: the products were there already.' : `Seed: ${created} products created.`)
}

export async function seedAdminLayout(container: MedusaContainer): Promise<void> {
  const settings = container.resolve(Modules.SETTINGS)
  for (const [page, box] of Object.entries(FIRST_BOXES)) {
    if ((await settings.getSystemDefaultLayoutConfiguration(page)) !== null) continue
    await settings.setSystemDefaultLayoutConfiguration(page, { widgets: { [box]: { order: -1 } } })
  }
}
