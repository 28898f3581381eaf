import { randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { ProofShown } from '../contract/press/plain-form'
import { Failure } from '../lib/shop-error'
import { linkedRequest } from './queries/linked-request'

type Known = Extract<ProofShown, { kind: 'known' }>
type Refused = Pick<Known, 'failure' | 'words'>

/** What the page of a link shows without scripts. Decides nothing; throws what is no answer to the token. */
export async function showRequest(
  token: string,
  container: MedusaContainer,
  refused: Refused = { failure: null, words: '' },
): Promise<ProofShown> {
  try {
    const request = await linkedRequest(token, container)
    return { kind: 'known', request, token, nonce: randomUUID(), ...refused }
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return { kind: 'unknown' }
    if (error instanceof Failure && error.status === 410) return { kind: 'gone' }
    throw error
  }
}
