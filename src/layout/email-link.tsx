import { SETTINGS } from '@contract/settings'

export function EmailLink() {
  return <a href={`mailto:${SETTINGS.email}`}>{SETTINGS.email}</a>
}
