import type { StudioFacts } from '../../contract/studio-facts'

/** The studio as other data refers to it (https://schema.org/LocalBusiness). */
export function studioName(publicUrl: string, { name }: Pick<StudioFacts, 'name'>): object {
  return { '@type': 'LocalBusiness', '@id': `${publicUrl}/#studio`, name }
}
