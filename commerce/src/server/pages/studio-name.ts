import type { StudioProfile } from '../../contract/studio/studio-profile'

/** The studio as other data refers to it (https://schema.org/LocalBusiness). */
export function buildStudioReference(publicUrl: string, { name }: Pick<StudioProfile, 'name'>): object {
  return { '@type': 'LocalBusiness', '@id': `${publicUrl}/#studio`, name }
}
