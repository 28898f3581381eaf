import type { Job } from '../../contract/press/job'
import { answerTask, type DiskFull } from './answer-task'
import { drawProof, type DrawnProof } from './draw-proof'

export type ProofTask = { original: Uint8Array; job: Job; isVector: boolean; file: string }
export type ProofResult = { drawn: DrawnProof } | DiskFull

/** A process that draws how a kept drawing is printed in another way, and ends. */
answerTask(async ({ original, file, ...print }: ProofTask): Promise<ProofResult> => ({
  drawn: await drawProof(Buffer.from(original), print, file),
}))
