import type { CachedCatalogue } from '../catalogue/catalogue-cache'
import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../contract/studio/studio-profile'
import type { QueueMetrics, ReadQueueMetrics } from '../monitoring/monitoring-queries'

/** Reads the shop's current state, as pages, files and metrics show it. */
export type ShopReader = {
  catalogue: () => CachedCatalogue | undefined
  studio: () => StudioProfile
  readQueueMetrics: ReadQueueMetrics
}

/** Stands in for the shop until Medusa is loaded, as the port listens before: without goods, and with placeholders. */
export class DeferredShopReader implements ShopReader {
  private shop: ShopReader | undefined

  readonly catalogue = () => this.shop?.catalogue()
  readonly studio = () => this.shop?.studio() ?? STUDIO_PLACEHOLDERS

  async readQueueMetrics(): Promise<QueueMetrics> {
    if (this.shop === undefined) throw new Error('The shop is starting')
    return this.shop.readQueueMetrics()
  }

  attach(shop: ShopReader): void {
    this.shop = shop
  }
}
