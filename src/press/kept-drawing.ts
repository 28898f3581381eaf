import * as z from 'zod/mini'
import { jobSchema } from '@contract/press/job'
import { DELIVERY_OPTIONS } from '@contract/totals'
import { inStore } from './press-store'

const KEY = 'last'
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

const keptSchema = z.strictObject({
  file: z.instanceof(Blob),
  name: z.string(),
  job: jobSchema,
  delivery: z.enum(DELIVERY_OPTIONS),
  at: z.number(),
})
export type KeptDrawing = z.infer<typeof keptSchema>

/** Keeps a drawing and its job in this browser, for a reload and for coming back. */
export async function keepDrawing(drawing: KeptDrawing): Promise<void> {
  await inStore('readwrite', (store) => store.put(drawing, KEY))
}

export async function forgetDrawing(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(KEY))
}

/** Returns the drawing that was kept; one older than 7 days is erased. */
export async function keptDrawing(now: number): Promise<KeptDrawing | undefined> {
  const kept = keptSchema.safeParse(await inStore('readonly', (store) => store.get(KEY)))
  if (kept.success && now - kept.data.at < KEPT_MS) return kept.data
  await forgetDrawing()
  return undefined
}
