import { fork } from 'node:child_process'
import { extname, join } from 'node:path'
import { computeContentHash } from '../../lib/hash'
import { TurnQueue } from '../../lib/turn-queue'
import { inspectFile } from '../../print-kernel/artwork-file/inspect-file'
import type { ArtworkResult, ArtworkTask } from './import-artwork-process'
import type { FilmPositiveResult, FilmPositiveTask } from './render-film-positive-process'
import type { ProofResult, ProofTask } from './render-proof-process'

/** In ms: to decode, render and check one file. */
const TIMEOUT_MS = 20_000
const MAX_HEAP_MB = 512
/** How many files may wait: they run one at a time, as each needs some hundred megabytes and one core. */
const MAX_WAITING = 7

/** How many drawings are remembered that took longer, and for how long in ms: a busy server may be the reason. */
const MAX_SLOW_DRAWINGS = 1000
const REMEMBERED_MS = 60 * 60 * 1000
/** Until when drawings are refused that took longer, by the hash of their file, the oldest first. */
const slowDrawings = new Map<string, number>()

const queue = new TurnQueue(MAX_WAITING)
/** Films, proofs and new artwork share one queue. */
const QUEUE_KEY = 'process'

/**
 * Imports a file in a process of its own, one at a time; the process is killed after 20 s. Returns `busy` if too
 * many are waiting, or a bitmap takes longer. A vector that does is refused, and not tried again for an hour.
 */
export async function runArtworkProcess(task: ArtworkTask): Promise<ArtworkResult | 'busy'> {
  const hash = computeContentHash(Buffer.from(task.bytes))
  const tooHeavy: ArtworkResult = { refusal: 'heavy' }
  return runInTurn(
    async () => {
      // A process that runs out of memory on a picture of an allowed size had a malicious file.
      const result = await run<ArtworkResult>('import-artwork-process', task, { refusal: 'damaged' })
      const fileInfo = inspectFile(task.bytes)
      // How long a bitmap takes is known by its size: there, the server is the reason.
      if (result !== 'busy' || typeof fileInfo === 'string' || fileInfo.type !== 'svg') return result
      rememberSlowDrawing(hash)
      return tooHeavy
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
  runInTurn(() => run<FilmPositiveResult | 'busy'>('render-film-positive-process', task, 'busy'))

/** Renders another print of stored artwork in the same way, in the same queue. */
export const runProofProcess = (task: ProofTask): Promise<ProofResult | 'busy'> =>
  runInTurn(() => run<ProofResult | 'busy'>('render-proof-process', task, 'busy'))

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

/** `otherwise` is the result if the process ends without one. */
function run<Result>(
  name: string,
  task: ArtworkTask | FilmPositiveTask | ProofTask,
  otherwise: Result,
): Promise<Result | 'busy'> {
  const { PATH = '', NODE_ENV = '' } = process.env
  const child = fork(join(__dirname, `${name}${extname(__filename)}`), [], {
    // The process reads untrusted files, so it gets none of the shop's secrets.
    env: { PATH, NODE_ENV },
    execArgv: [...process.execArgv, `--max-old-space-size=${MAX_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve('busy')
      child.kill('SIGKILL')
    }, TIMEOUT_MS)
    child.once('message', (result) => resolve(result as Result))
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(otherwise)
    })
    child.send(task)
  })
}
