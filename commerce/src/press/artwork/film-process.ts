import type { Job } from '../../contract/press/job'
import { drawFilm } from './draw-film'
import { isDiskFull } from './read-artwork'

export type FilmTask = { original: Uint8Array; job: Job; file: string }
export type FilmResult = { isDrawn: true } | { failure: 'disk_full' }

/** A process that draws one film, and ends. */
process.once('message', ({ original, job, file }: FilmTask) => {
  const send = (result: FilmResult) => process.send?.(result, () => process.disconnect())
  drawFilm(Buffer.from(original), job, file).then(
    () => send({ isDrawn: true }),
    (error: unknown) => {
      if (isDiskFull(error)) return send({ failure: 'disk_full' })
      throw error
    },
  )
})
