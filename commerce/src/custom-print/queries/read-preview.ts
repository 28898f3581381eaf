import { buffer } from 'node:stream/consumers'
import type { MedusaContainer } from '@medusajs/framework/types'
import { findPreview } from '../rules/find-preview'
import { createArtworkStore } from '../artwork/artwork-store'

/** Returns the picture of a print on its shirt, of a proof or a request; undefined once it is deleted. */
export async function readPreview(
  reference: { proofId: string } | { requestId: string; version?: number | undefined },
  container: MedusaContainer,
): Promise<Buffer | undefined> {
  const requests = container.resolve('printRequestStore')
  const proofs = container.resolve('proofStore')
  const proof = 'proofId' in reference ? await proofs.findById(reference.proofId) : undefined
  const { requestId, version } =
    'requestId' in reference ? reference : { requestId: proof?.request_id, version: proof?.version }
  const pictures = requestId === undefined ? [] : await requests.listArtwork([requestId])
  const key = findPreview(pictures, version)?.file_key
  return key === undefined ? undefined : createArtworkStore(container).read(key).then(buffer)
}
