import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { MedusaContainer } from '@medusajs/framework/types'
import { createArtworkStore } from './artwork-store'
import { readUnlessGone } from './read-unless-gone'
import type { DiskFull } from './run-task-once'
import { withTemporaryFolder } from './temporary-folder'
import { StaffRefusal, type StaffRefusalCode } from '../../refusals/staff-refusal'

type Drawing<Result> = {
  requestId: string
  /** Draws the artwork as it was sent into `file`. */
  draw: (task: { original: Buffer; file: string }) => Promise<Result | DiskFull | 'busy'>
  /** Why staff are refused once the artwork is deleted. */
  goneCode: StaffRefusalCode
}

/**
 * Draws a request's stored artwork into a PNG file that is deleted after `use`. Rejects with StaffRefusal if the
 * artwork is deleted, the press is busy or the disk full.
 */
export async function withDrawnOriginal<Result extends object, T>(
  { requestId, draw, goneCode }: Drawing<Result>,
  container: MedusaContainer,
  use: (file: string, result: Result) => Promise<T>,
): Promise<T> {
  const pictures = await container.resolve('printRequestStore').listArtwork([requestId])
  const key = pictures.find(({ kind }) => kind === 'original')?.file_key
  if (key === undefined) throw new StaffRefusal(goneCode)
  const store = createArtworkStore(container)
  const original = await readUnlessGone(
    () => store.read(key).then(buffer),
    () => new StaffRefusal(goneCode),
  )
  return withTemporaryFolder(
    container,
    async ({ folder }) => {
      const file = join(folder, 'drawn.png')
      const result = await draw({ original, file })
      if (result === 'busy') throw new StaffRefusal('press_busy')
      if ('failure' in result) throw createStorageFullRefusal()
      return use(file, result)
    },
    createStorageFullRefusal,
  )
}

const createStorageFullRefusal = () => new StaffRefusal('storage_full')
