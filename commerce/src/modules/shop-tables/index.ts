import { Module } from '@medusajs/framework/utils'
import { limitPoolWait } from './loaders/limit-pool-wait'

/** Has Medusa run the migrations of all tables of the shop; what reads and writes them are the stores of `container.ts`. */
class ShopTables {}

export default Module('shopTables', { service: ShopTables, loaders: [limitPoolWait] })
