import type { Job } from '../../contract/custom-print/print-spec'
import { answerTask, type DiskFull } from './process-task'
import { drawProof, type DrawnProof } from './render-proof'

export type ProofTask = { original: Uint8Array; job: Job; isVector: boolean; file: string }
export type ProofResult = { drawn: DrawnProof } | DiskFull

/** A process that draws how a kept drawing is printed in another way, and ends. */
answerTask(async ({ original, file, ...print }: ProofTask): Promise<ProofResult> => ({
  drawn: await drawProof(Buffer.from(original), print, file),
}))
