import type { MedusaContainer } from '@medusajs/framework/types'
import { CHECKOUT_MODULE } from '../modules/checkout'
import { PRESS_MODULE } from '../modules/press'
import { artworkStore } from './artwork/artwork-store'
import { pressMail } from './rules/press-mail'

/** A file that has no row by then was left by a crash. */
const UNOWNED_FOR_MS = 3_600_000

/**
 * Deletes what was promised to be deleted: files first, then mails, then what names a person; number and state stay. A
 * crash in between is made up for by the next run. Warns 14 days before, and removes files that a crash has left.
 */
export async function deleteRequests(container: MedusaContainer): Promise<void> {
  const { requests } = container.resolve(PRESS_MODULE)
  const { mails } = container.resolve(CHECKOUT_MODULE)
  const store = artworkStore(container)
  for (const { id } of await requests.ended()) await deleteRequest(id, container)
  await requests.eraseAddressHashes()
  const ending = await requests.ending()
  await mails.add(
    ending.flatMap((request) =>
      // Another step begins another 90 days.
      pressMail('press_ending', request, { subjectId: `${request.id}:${request.last_step_at.getTime()}` }),
    ),
  )
  if (ending.length > 0) container.resolve('mailSender')?.wake()
  const unowned = await requests.unownedFiles(await store.olderThan(UNOWNED_FOR_MS))
  for (const key of unowned) await store.remove(key)
}

/** Deletes the files of one request, then its mails, then what names a person. Repeating it is harmless. */
export async function deleteRequest(id: string, container: MedusaContainer): Promise<void> {
  const { requests } = container.resolve(PRESS_MODULE)
  const store = artworkStore(container)
  for (const { file_key: key } of await requests.artworkOf([id])) await store.remove(key)
  await container.resolve(CHECKOUT_MODULE).mails.eraseOfRequest(id)
  await requests.erase(id)
}
