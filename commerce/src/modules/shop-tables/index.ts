import { Module } from '@medusajs/framework/utils'
import { limitPoolWait } from './loaders/limit-pool-wait'

/** Makes Medusa run the migrations of all tables of the shop. The stores of `container.ts` read and write them. */
// oxlint-disable-next-line typescript/no-extraneous-class -- Medusa loads no module without a service.
class ShopTables {}

export default Module('shopTables', { service: ShopTables, loaders: [limitPoolWait] })
