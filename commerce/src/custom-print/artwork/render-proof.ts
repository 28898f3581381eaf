import sharp from 'sharp'
import { type Answer, answersTo } from '../../print-kernel/preflight'
import { factsOf, prepare } from '../../print-kernel/print-analysis'
import type { Job } from '../../contract/custom-print/print-spec'
import { mended } from '../../print-kernel/repair'
import { heightOf } from '../../contract/custom-print/print-position'
import { drawPreview } from './render-preview'
import { readPicture } from './decode-artwork'

/** The sides of its picture in px, the height of the print in mm, and what the press says of it. */
export type DrawnProof = { width: number; height: number; printHeight: number; answers: Answer[] }

type Print = { job: Job; isVector: boolean }

/** Draws the print of a kept drawing as a job wants it. */
export async function drawProof(
  original: Buffer,
  { job, isVector }: Print,
  file: string,
): Promise<DrawnProof> {
  const picture = await readPicture(original)
  const { width: across } = await sharp(original).metadata()
  const prepared = prepare(picture, job)
  const print = mended(prepared, job)
  await drawPreview(picture, print, job, file)
  const { width, height } = await sharp(file).metadata()
  const facts = factsOf(picture, print, job, isVector ? undefined : across)
  return {
    width,
    height,
    printHeight: heightOf(job.width, prepared.box.width / prepared.box.height),
    answers: answersTo(facts, job),
  }
}
