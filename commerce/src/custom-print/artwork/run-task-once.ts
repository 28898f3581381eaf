import { isDiskFull } from '../../lib/images/write-file-atomically'

export type DiskFull = { failure: 'disk_full' }

/** Runs the one task of this process, sends the result to the parent, and lets the process end. */
export function runTaskOnce<Task, Result>(work: (task: Task) => Promise<Result>): void {
  process.once('message', (task: Task) => {
    const send = (result: Result | DiskFull) => process.send?.(result, () => process.disconnect())
    work(task).then(send, (error: unknown) => {
      if (isDiskFull(error)) return send({ failure: 'disk_full' })
      throw error
    })
  })
}
