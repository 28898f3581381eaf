import type { ExecArgs } from '@medusajs/framework/types'
import { parseEnvironment } from '../lib/environment'
import { seedAdminLayout } from './seeding/admin-layout'
import { seedBlanks } from './seeding/blanks'
import { seedProducts } from './seeding/products'
import { seedShipping } from './seeding/shipping'
import { seedShop } from './seeding/shop'
import { seedStaff } from './seeding/staff'

/** Fills an empty shop; what exists stays as the studio changed it. */
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
