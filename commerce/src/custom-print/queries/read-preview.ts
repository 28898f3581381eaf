import { buffer } from 'node:stream/consumers'
import type { MedusaContainer } from '@medusajs/framework/types'
import { PRESS_MODULE } from '../../modules/custom-print'
import { previewOf } from '../../modules/custom-print/find-preview'
import { artworkStore } from '../artwork/artwork-store'

/** Reads the picture of a print on its cotton: a proof's, or a request's. Undefined once it is deleted. */
export async function readPrint(
  of: { proofId: string } | { requestId: string; version?: number | undefined },
  container: MedusaContainer,
): Promise<Buffer | undefined> {
  const { requests, proofs } = container.resolve(PRESS_MODULE)
  const proof = 'proofId' in of ? await proofs.byId(of.proofId) : undefined
  const { requestId, version } =
    'requestId' in of ? of : { requestId: proof?.request_id, version: proof?.version }
  const pictures = requestId === undefined ? [] : await requests.artworkOf([requestId])
  const key = previewOf(pictures, version)?.file_key
  return key === undefined ? undefined : artworkStore(container).read(key).then(buffer)
}
