import * as z from 'zod/mini'
import { jobSchema } from '@contract/press/job'
import { DELIVERY_OPTIONS } from '@contract/totals'

const NAME = 'atelier-steinbock.press'
const STORE = 'drawing'
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

/** A blocked, full or broken storage is logged and ignored. */
async function inStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const opening = indexedDB.open(NAME, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    const database = (await settled(opening)) as IDBDatabase
    try {
      return await settled(ask(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch (error) {
    console.error('Failed to reach the drawing that is kept', error)
    return undefined
  }
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
