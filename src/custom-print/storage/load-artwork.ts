import * as z from 'zod/mini'
import { jobSchema } from '@contract/custom-print/print-spec-schema'
import { DELIVERY_OPTIONS } from '@contract/totals'
import { forgetDrawing, KEPT_KEY, type KeptDrawing } from './save-artwork'
import { inStore } from './artwork-database'

const KEPT_MS = 7 * 24 * 60 * 60 * 1000

const keptSchema: z.ZodMiniType<KeptDrawing> = z.strictObject({
  file: z.instanceof(Blob),
  name: z.string(),
  job: jobSchema,
  delivery: z.enum(DELIVERY_OPTIONS),
  at: z.number(),
})

/** Returns the drawing that was kept; one older than 7 days is erased. */
export async function keptDrawing(now: number): Promise<KeptDrawing | undefined> {
  const kept = keptSchema.safeParse(await inStore('readonly', (store) => store.get(KEPT_KEY)))
  if (kept.success && now - kept.data.at < KEPT_MS) return kept.data
  await forgetDrawing()
  return undefined
}
