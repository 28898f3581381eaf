import type { Job } from '../../contract/custom-print/print-spec'
import { answerTask, type DiskFull } from './process-task'
import { drawFilm } from './render-film-positive'

export type FilmTask = { original: Uint8Array; job: Job; file: string }
export type FilmResult = { isDrawn: true } | DiskFull

/** A process that draws one film, and ends. */
answerTask(async ({ original, job, file }: FilmTask): Promise<FilmResult> => {
  await drawFilm(Buffer.from(original), job, file)
  return { isDrawn: true }
})
