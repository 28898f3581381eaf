import type { DeliveryOption } from '@contract/totals'
import type { Job } from '@contract/custom-print/print-spec'
import { inStore } from './artwork-database'

export const KEPT_KEY = 'last'

export type KeptDrawing = { file: Blob; name: string; job: Job; delivery: DeliveryOption; at: number }

/** Keeps a drawing and its job in this browser, for a reload and for coming back. */
export async function keepDrawing(drawing: KeptDrawing): Promise<void> {
  await inStore('readwrite', (store) => store.put(drawing, KEPT_KEY))
}

/** Erases the drawing, and what was typed beside it. */
export async function forgetDrawing(): Promise<void> {
  await inStore('readwrite', (store) => store.clear())
}
