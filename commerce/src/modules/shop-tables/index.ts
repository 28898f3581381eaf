import { Module } from '@medusajs/framework/utils'
import { limitPoolWait } from './loaders/limit-pool-wait'

/** Has Medusa run the migrations of all tables of the shop; what reads and writes them are the stores of `container.ts`. */
// oxlint-disable-next-line typescript/no-extraneous-class -- Medusa loads no module without a service.
class ShopTables {}

export default Module('shopTables', { service: ShopTables, loaders: [limitPoolWait] })
