import type { MedusaContainer } from '@medusajs/framework/types'
import type { StaffRequest, StaffRequests } from '../../contract/press/staff'
import { PRESS_MODULE } from '../../modules/press'
import type { PressArtwork, PressDecision, PressRequest } from '../../modules/press/types'
import { factsOf } from '../rules/request-facts'

/** The open requests, who has waited longest first. */
export async function staffRequests(container: MedusaContainer): Promise<StaffRequests> {
  const { requests } = container.resolve(PRESS_MODULE)
  const open = await requests.open()
  const ids = open.map(({ id }) => id)
  const [artwork, decisions] = await Promise.all([requests.artworkOf(ids), requests.decisionsOf(ids)])
  return { requests: open.map((request) => staffRequest(request, artwork, decisions)) }
}

function staffRequest(
  request: PressRequest,
  artwork: readonly PressArtwork[],
  decisions: readonly PressDecision[],
): StaffRequest {
  const original = artwork.find(({ request_id: id, kind }) => id === request.id && kind === 'original')
  return {
    id: request.id,
    ...factsOf(request),
    name: request.name ?? '',
    email: request.email ?? '',
    note: request.note ?? '',
    answers: request.answers.map(({ values, ...answer }) => ({ ...answer, values: { ...values } })),
    original: {
      width: original?.width ?? 0,
      height: original?.height ?? 0,
      bytes: original?.bytes ?? 0,
    },
    decisions: decisions
      .filter(({ request_id: id }) => id === request.id)
      .map(({ kind, words, at, by }) => ({ kind, words, at: at.toISOString(), by })),
  }
}
