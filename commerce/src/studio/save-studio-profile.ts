import { updateStoresWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { StudioProfileForm, StudioProfileValues } from '../contract/studio/studio-profile-form'
import { readStore } from './read-studio-profile'
import { toStoreUpdate, buildStudioProfileForm } from './studio-profile-rules'

export async function readStudioProfileForm(container: MedusaContainer): Promise<StudioProfileForm> {
  return buildStudioProfileForm(await getStoreRow(container))
}

/** Saves values without a problem. PostgreSQL notifies the servers (docs/decisions/016). */
export async function saveStudioProfile(
  values: StudioProfileValues,
  container: MedusaContainer,
): Promise<void> {
  const { id, metadata } = await getStoreRow(container)
  const update = toStoreUpdate(values)
  // Medusa replaces the whole metadata of a store, so other keys have to be written, too.
  const entries = Object.entries({ ...metadata, ...update.metadata }).filter(([, value]) => value !== '')
  await updateStoresWorkflow(container).run({
    input: { selector: { id }, update: { ...update, metadata: Object.fromEntries(entries) } },
  })
}

async function getStoreRow(container: MedusaContainer) {
  const store = await readStore(container)
  if (store === undefined) throw new Error('Medusa has no store')
  return store
}
