import { extname, join } from 'node:path'
import { computeContentHash } from '../../lib/hash'
import { TurnQueue } from '../../lib/turn-queue'
import { inspectFile } from '../../print-kernel/artwork-file/inspect-file'
import { forkWithLimits } from './fork-with-limits'
import type { ArtworkResult, ArtworkTask } from './import-artwork-process'
import type { FilmPositiveResult, FilmPositiveTask } from './render-film-positive-process'
import type { ProofResult, ProofTask } from './render-proof-process'

/** To decode, render and check one file. */
const LIMITS = { processorSeconds: 20, heapMb: 512 }
/** For a process that waits for something. A busy machine also gives one less than a third of a processor. */
const TIMEOUT_MS = 60_000
/** How many files may wait: they run one at a time, as each needs some hundred megabytes and one core. */
const MAX_WAITING = 7

/** How many drawings are remembered that took more of the processor, and for how long in ms. */
const MAX_SLOW_DRAWINGS = 1000
const REMEMBERED_MS = 60 * 60 * 1000
/** Until when those drawings are refused, by the hash of their file, the oldest first. */
const slowDrawings = new Map<string, number>()

const queue = new TurnQueue(MAX_WAITING)
/** Films, proofs and new artwork share one queue. */
const QUEUE_KEY = 'process'

/**
 * Imports a file in a process of its own, one at a time; the process is killed after 20 s of a processor, or 60 s.
 * Returns `busy` if that happens, or too many are waiting. A vector that takes the processor so long is refused, and
 * not tried again for an hour.
 */
export async function runArtworkProcess(task: ArtworkTask): Promise<ArtworkResult | 'busy'> {
  const hash = computeContentHash(Buffer.from(task.bytes))
  const tooHeavy: ArtworkResult = { refusal: 'heavy' }
  return runInTurn(
    async () => {
      const fileInfo = inspectFile(task.bytes)
      const isVector = typeof fileInfo !== 'string' && fileInfo.type === 'svg'
      const result = await run<ArtworkResult>('import-artwork-process', task, {
        // A process that runs out of memory on a picture of an allowed size had a malicious file.
        otherwise: { refusal: 'damaged' },
        // How long a bitmap takes is known by its size: there, the server is the reason.
        afterProcessorTime: isVector ? tooHeavy : 'busy',
      })
      if (result === tooHeavy) rememberSlowDrawing(hash)
      return result
    },
    () => ((slowDrawings.get(hash) ?? 0) > Date.now() ? tooHeavy : undefined),
  )
}

function rememberSlowDrawing(hash: string): void {
  slowDrawings.delete(hash)
  slowDrawings.set(hash, Date.now() + REMEMBERED_MS)
  for (const oldest of slowDrawings.keys()) {
    if (slowDrawings.size <= MAX_SLOW_DRAWINGS) break
    slowDrawings.delete(oldest)
  }
}

/** Renders a film in the same way, in the same queue. */
export const runFilmPositiveProcess = (task: FilmPositiveTask): Promise<FilmPositiveResult | 'busy'> =>
  runInTurn(() => run<FilmPositiveResult>('render-film-positive-process', task))

/** Renders another print of stored artwork in the same way, in the same queue. */
export const runProofProcess = (task: ProofTask): Promise<ProofResult | 'busy'> =>
  runInTurn(() => run<ProofResult>('render-proof-process', task))

/** `findResult` knows some results without work, before its turn or by then. */
async function runInTurn<Result>(
  work: () => Promise<Result>,
  findResult: () => Result | undefined = () => undefined,
): Promise<Result | 'busy'> {
  const earlyResult = findResult()
  if (earlyResult !== undefined) return earlyResult
  if (queue.isFull(QUEUE_KEY)) return 'busy'
  return queue.run(QUEUE_KEY, async () => findResult() ?? work())
}

type Endings<Result> = Record<'afterProcessorTime' | 'otherwise', Result | 'busy'>

/** `endings` are the results if the process ends without one. */
function run<Result>(
  name: string,
  task: ArtworkTask | FilmPositiveTask | ProofTask,
  endings: Endings<Result> = { afterProcessorTime: 'busy', otherwise: 'busy' },
): Promise<Result | 'busy'> {
  const child = forkWithLimits(join(__dirname, `${name}${extname(__filename)}`), LIMITS)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve('busy')
      child.kill('SIGKILL')
    }, TIMEOUT_MS)
    child.once('message', (result) => resolve(result as Result))
    child.once('error', reject)
    child.once('exit', (_code, signal) => {
      clearTimeout(timer)
      resolve(signal === 'SIGXCPU' ? endings.afterProcessorTime : endings.otherwise)
    })
    child.send(task)
  })
}
