import type { CachedCatalogue } from '../catalogue/catalogue-cache'
import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../contract/studio/studio-profile'
import type { QueueMetrics, ReadQueueMetrics } from '../monitoring/monitoring-queries'

/** The shop's current state, as pages, files and metrics show it. */
export type Shop = {
  catalogue: () => CachedCatalogue | undefined
  studio: () => StudioProfile
  readQueueMetrics: ReadQueueMetrics
}

/** Stands in for the shop until Medusa is loaded, as the port listens before: without goods, and with placeholders. */
export class ShopReaders implements Shop {
  private shop: Shop | undefined

  readonly catalogue = () => this.shop?.catalogue()
  readonly studio = () => this.shop?.studio() ?? STUDIO_PLACEHOLDERS

  async readQueueMetrics(): Promise<QueueMetrics> {
    if (this.shop === undefined) throw new Error('The shop is starting')
    return this.shop.readQueueMetrics()
  }

  attach(shop: Shop): void {
    this.shop = shop
  }
}
