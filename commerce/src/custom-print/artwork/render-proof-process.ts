import { runTaskOnce, type DiskFull } from './run-task-once'
import { type ProofPrint, renderProof, type RenderedProof } from './render-proof'

export type ProofTask = ProofPrint & { original: Uint8Array; file: string }
export type ProofResult = { drawn: RenderedProof } | DiskFull

/** A process that renders stored artwork with another spec and ends. */
runTaskOnce(async ({ original, file, ...print }: ProofTask): Promise<ProofResult> => ({
  drawn: await renderProof(Buffer.from(original), print, file),
}))
