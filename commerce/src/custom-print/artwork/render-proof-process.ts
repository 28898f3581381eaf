import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { runTaskOnce, type DiskFull } from './process-task'
import { renderProof, type RenderedProof } from './render-proof'

export type ProofTask = { original: Uint8Array; spec: PrintSpec; isVector: boolean; file: string }
export type ProofResult = { drawn: RenderedProof } | DiskFull

/** A process that renders stored artwork with another spec and ends. */
runTaskOnce(async ({ original, file, ...print }: ProofTask): Promise<ProofResult> => ({
  drawn: await renderProof(Buffer.from(original), print, file),
}))
