import type { StudioFacts } from '../../contract/studio/studio-profile'

/** The studio as other data refers to it (https://schema.org/LocalBusiness). */
export function studioName(publicUrl: string, { name }: Pick<StudioFacts, 'name'>): object {
  return { '@type': 'LocalBusiness', '@id': `${publicUrl}/#studio`, name }
}
