import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isRefused } from '../print-kernel/preflight'
import type { Job } from '../contract/custom-print/print-spec'
import { refused } from '../lib/medusa-error'
import { isDiskFull } from '../lib/pictures/disk-full'
import { PRESS_MODULE } from '../modules/custom-print'
import type { NewArtwork, PressRequest } from '../modules/custom-print/types'
import type { PressAnswer } from '../contract/custom-print/preflight-codes'
import { artworkStore } from './artwork/artwork-store'
import type { DrawnProof } from './artwork/render-proof'
import { keepPicture } from './artwork/store-artwork-file'
import { readUnlessGone } from './artwork/read-unless-gone'
import { runProofProcess } from './artwork/run-process'
import { liesOnShirt } from './rules/fits-shirt'
import { pressAnswers } from './rules/stored-results'

type Drawn = Pick<PressRequest, 'id' | 'answers'>
/** A kept picture of a print, how high that is, in mm, and what the press says of it. */
type DrawnVersion = { picture: NewArtwork; height: number; answers: PressAnswer[] }

/**
 * Draws a request's drawing as another job prints it, and keeps the picture; a caller that writes no row for it removes it.
 * Throws MedusaError.
 */
export function drawVersion(request: Drawn, job: Job, container: MedusaContainer): Promise<DrawnVersion> {
  return withDrawing(request, job, container, async (file, { width, height, printHeight, answers }) => {
    // What is swapped may be cut otherwise, and then be higher than the drawing as it was sent.
    if (!liesOnShirt(job, printHeight)) throw refused('off_shirt')
    const kept = await keepPicture(file, artworkStore(container))
    return {
      picture: { kind: 'proof', ...kept, width, height },
      height: printHeight,
      answers: pressAnswers(answers),
    }
  })
}

/** Draws the same, and keeps nothing; returns a PNG. Throws MedusaError. */
export function drawOnce(request: Drawn, job: Job, container: MedusaContainer): Promise<Buffer> {
  return withDrawing(request, job, container, (file) => readFile(file))
}

async function withDrawing<Result>(
  request: Drawn,
  job: Job,
  container: MedusaContainer,
  read: (file: string, drawn: DrawnProof) => Promise<Result>,
): Promise<Result> {
  const pictures = await container.resolve(PRESS_MODULE).requests.artworkOf([request.id])
  const key = pictures.find(({ kind }) => kind === 'original')?.file_key
  if (key === undefined) throw refused('request_closed')
  const store = artworkStore(container)
  const original = await readUnlessGone(
    () => store.read(key).then(buffer),
    () => refused('request_closed'),
  )
  let folder: string | undefined
  try {
    folder = await store.temporaryFolder()
    const file = join(folder, 'proof.png')
    const isVector = request.answers.some(({ code }) => code === 'vector')
    const result = await runProofProcess({ original, job, isVector, file })
    if (result === 'busy') throw refused('press_busy')
    if ('failure' in result) throw refused('storage_full')
    if (isRefused(result.drawn.answers)) throw refused('not_printable')
    return await read(file, result.drawn)
  } catch (error) {
    throw isDiskFull(error) ? refused('storage_full') : error
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}
