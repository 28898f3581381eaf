import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { MedusaService } from '@medusajs/framework/utils'
import { PressRequest } from './models/print-request'
import { PriceTables } from './price-tables'
import { Proofs } from './proofs'
import { Requests } from './requests'
import { Retention } from './retention'

type Dependencies = { __pg_connection__: Knex }

/** Custom printing: what was asked for, with its pictures, proofs and decisions, and the studio's prices. */
export class CustomPrintModuleService extends MedusaService({ PressRequest }) {
  readonly requests: Requests
  readonly retention: Retention
  readonly prices: PriceTables
  readonly proofs: Proofs

  constructor({ __pg_connection__: database }: Dependencies) {
    super(...arguments)
    this.requests = new Requests(database)
    this.retention = new Retention(database)
    this.prices = new PriceTables(database)
    this.proofs = new Proofs(database)
  }
}
