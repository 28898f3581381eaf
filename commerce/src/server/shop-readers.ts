import type { CachedCatalogue } from '../catalogue/catalogue-cache'
import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../contract/studio/studio-profile'
import type { QueueMetrics, ReadQueueMetrics } from '../monitoring/monitoring-queries'

/** What pages, files and metrics show of the shop, as it is now. */
export type Shop = {
  catalogue: () => CachedCatalogue | undefined
  studio: () => StudioProfile
  readQueueMetrics: ReadQueueMetrics
}

/** The shop of a port that listens before Medusa is loaded: without goods and with placeholders until then. */
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
