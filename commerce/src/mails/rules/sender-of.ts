import { PLACEHOLDERS, type StudioFacts } from '../../contract/studio/studio-profile'

export type Sender = { name: string; address: string }

/**
 * Who a mail is from. The address is the deployment's, as a mail server sends only for its own domain; the name is the
 * studio's unless the deployment gives another.
 */
export function senderOf(mailFrom: string, studio: Pick<StudioFacts, 'name'>): Sender {
  const [, name = '', address = mailFrom] = /^([^<]*)<([^>]+)>$/.exec(mailFrom) ?? []
  const given = name.trim()
  return { name: given === '' || given === PLACEHOLDERS.name ? studio.name : given, address }
}
