import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { SETTINGS } from '../contract/settings'
import type { PostalAddress } from '../contract/studio-address'

/** Empty where nothing was entered. */
export type StudioFacts = { address: PostalAddress; imprint: string; vatNumber: string }

const entry = z.string().trim().catch('')
const metadataSchema = z.object({
  street: entry,
  postal_code: entry,
  city: entry,
  imprint: entry,
  vat_number: entry,
})

/** Texts of a studio that nobody has entered yet, as the settings come with. */
const PLACEHOLDER = /\.example\b|\bMusterstrasse\b/

/** What the metadata of Medusa's store says of the studio, the settings where it says nothing. */
export function studioFacts(metadata: unknown): StudioFacts {
  const {
    street,
    postal_code: postalCode,
    city,
    imprint,
    vat_number: vatNumber,
  } = metadataSchema.parse(metadata ?? {})
  const { address } = SETTINGS
  return {
    address: {
      street: street || address.street,
      postalCode: postalCode || address.postalCode,
      city: city || address.city,
    },
    imprint,
    vatNumber,
  }
}

/** What the studio has entered of itself in Medusa's store. */
export async function readStudioFacts(container: MedusaContainer): Promise<StudioFacts> {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { select: ['id', 'metadata'] })
  return studioFacts(store?.metadata)
}

export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text)
}
