import { SETTINGS } from '../../contract/settings'

/** The studio as other data refers to it (https://schema.org/LocalBusiness). */
export function studioName(publicUrl: string): object {
  return { '@type': 'LocalBusiness', '@id': `${publicUrl}/#studio`, name: SETTINGS.name }
}
