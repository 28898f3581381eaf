import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../../contract/studio/studio-profile'

export type Sender = { name: string; address: string }

/**
 * Who a mail is from. The address is the deployment's, as a mail server sends only for its own domain; the name is the
 * studio's unless the deployment gives another.
 */
export function parseSender(mailFrom: string, studio: Pick<StudioProfile, 'name'>): Sender {
  const [, name = '', address = mailFrom] = /^([^<]*)<([^>]+)>$/.exec(mailFrom) ?? []
  const given = name.trim()
  return { name: given === '' || given === STUDIO_PLACEHOLDERS.name ? studio.name : given, address }
}
