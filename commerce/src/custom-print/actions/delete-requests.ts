import type { MedusaContainer } from '@medusajs/framework/types'
import { HOUR_MS } from '../../contract/time'
import { splitIntoChunks } from '../../lib/chunks'
import { createArtworkStore } from '../artwork/artwork-store'
import { buildRequestMail } from '../rules/build-request-mail'
import { ERASED_REQUEST } from '../rules/personal-data'

/** A file without a row is older than this only after a crash. */
const STRAY_AFTER_MS = HOUR_MS
const KEYS_AT_ONCE = 1000

/**
 * Deletes expired requests: first the files, then the mails, then personal data; number and state stay. A crash in
 * between is completed by the next run. Buyers get a mail 14 days before.
 */
export async function deleteExpiredRequests(container: MedusaContainer): Promise<void> {
  const requests = container.resolve('printRequestStore')
  const retention = container.resolve('retentionStore')
  const proofs = container.resolve('proofStore')
  const mails = container.resolve('mailStore')
  for (const { id } of await retention.listExpired()) await deleteRequest(id, container)
  await requests.eraseIpHashes()
  await mails.deleteSentDeletionNotices()
  const expiringRequests = await retention.listExpiring()
  const newest = await proofs.findNewestByRequests(expiringRequests.map(({ id }) => id))
  await mails.add(
    expiringRequests.flatMap((request) =>
      // Another step extends the time by 90 days.
      buildRequestMail('press_ending', request, {
        words: '',
        subjectId: `${request.id}:${request.last_step_at.getTime()}`,
        proof: newest.get(request.id),
      }),
    ),
  )
}

/** Deletes what a crash has left: files without a row, and unfinished files. */
export async function deleteOrphanedFiles(container: MedusaContainer): Promise<void> {
  const retention = container.resolve('retentionStore')
  const store = createArtworkStore(container)
  await store.removeTemporaryFoldersOlderThan(STRAY_AFTER_MS)
  for (const keys of splitIntoChunks(await store.listKeysOlderThan(STRAY_AFTER_MS), KEYS_AT_ONCE))
    for (const key of await retention.listOrphanedKeys(keys)) await store.remove(key)
}

/**
 * Deletes the files of one request, then its mails, then its personal data, and mails the buyer. Safe to repeat.
 */
export async function deleteRequest(id: string, container: MedusaContainer): Promise<void> {
  const requests = container.resolve('printRequestStore')
  const retention = container.resolve('retentionStore')
  const store = createArtworkStore(container)
  for (const { file_key: key } of await requests.listArtwork([id])) await store.remove(key)
  await container.resolve('mailStore').eraseRequestMails(id)
  // The mail knows no more of its reader than to whom it goes.
  await retention.erasePersonalData(id, ({ email, name, ...request }) =>
    buildRequestMail('press_deleted', { ...request, ...ERASED_REQUEST, email, name }),
  )
}
