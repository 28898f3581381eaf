import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { parseEmail } from '../contract/text/email'
import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../contract/studio/studio-profile'

const entry = z.string().trim().catch('')
/** A weekday, 1 for Monday. */
export const daySchema = z.string().regex(/^[1-7]$/)
/** A time of day, 'hh:mm'. */
export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const day = daySchema.transform(Number).optional().catch(undefined)
const time = timeSchema.optional().catch(undefined)
const metadataSchema = z.object({
  street: entry,
  postal_code: entry,
  city: entry,
  email: entry,
  phone: entry,
  first_day: day,
  last_day: day,
  opens: time,
  closes: time,
  vat_number: entry,
  imprint: entry,
  app_store_url: entry,
  links: entry,
})

/** Texts that show that the studio has not entered its own. */
const PLACEHOLDER = /\.example\b|\bMusterstrasse\b/

/** Parses the studio's profile from the metadata of Medusa's store. Placeholders replace what is missing. */
export function toStudioProfile(metadata: unknown, name: string = STUDIO_PLACEHOLDERS.name): StudioProfile {
  const stored = metadataSchema.parse(metadata ?? {})
  const { address, pickupHours: hours } = STUDIO_PLACEHOLDERS
  return {
    name: name.trim() || STUDIO_PLACEHOLDERS.name,
    // Medusa's own form of the store checks nothing.
    email: (parseEmail(stored.email) ?? stored.email) || STUDIO_PLACEHOLDERS.email,
    phone: stored.phone,
    address: {
      street: stored.street || address.street,
      postalCode: stored.postal_code || address.postalCode,
      city: stored.city || address.city,
    },
    pickupHours: {
      firstDay: stored.first_day ?? hours.firstDay,
      lastDay: stored.last_day ?? hours.lastDay,
      opens: stored.opens ?? hours.opens,
      closes: stored.closes ?? hours.closes,
    },
    vatNumber: stored.vat_number,
    imprint: stored.imprint,
    appStoreUrl: stored.app_store_url || STUDIO_PLACEHOLDERS.appStoreUrl,
    links: stored.links.split('\n').flatMap((link) => link.trim() || []),
  }
}

/** Returns the profile that the studio has entered in Medusa's store. */
export async function readStudioProfile(container: MedusaContainer): Promise<StudioProfile> {
  const store = await readStore(container)
  return toStudioProfile(store?.metadata, store?.name)
}

/** Whether buyers get a mail when the screen of their print is made: only if the studio has turned that on. */
export async function wantsScreensMail(container: MedusaContainer): Promise<boolean> {
  return parseScreensMailSetting((await readStore(container))?.metadata)
}

export function parseScreensMailSetting(metadata: unknown): boolean {
  return z.object({ screens_mail: z.literal('yes') }).safeParse(metadata).success
}

export async function readStore(container: MedusaContainer) {
  const [store] = await container
    .resolve(Modules.STORE)
    .listStores({}, { select: ['id', 'name', 'metadata'], take: 1 })
  return store
}

/** Whether a text is a placeholder that the studio has not replaced. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text)
}
