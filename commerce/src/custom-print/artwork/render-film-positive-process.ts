import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { runTaskOnce, type DiskFull } from './run-task-once'
import { renderFilmPositive } from './render-film-positive'

export type FilmPositiveTask = { original: Uint8Array; spec: PrintSpec; file: string }
export type FilmPositiveResult = { isDrawn: true } | DiskFull

/** A process that renders one film and ends. */
runTaskOnce(async ({ original, spec, file }: FilmPositiveTask): Promise<FilmPositiveResult> => {
  await renderFilmPositive(Buffer.from(original), spec, file)
  return { isDrawn: true }
})
