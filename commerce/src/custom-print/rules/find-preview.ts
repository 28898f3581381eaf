import type { ArtworkKind } from '../../contract/custom-print/artwork-file'
import type { ArtworkFile } from '../stores/custom-print-rows'

/** The picture of a print: of a version that prints otherwise than was sent, or else that of the request. */
export function findPreview<Picture extends Pick<ArtworkFile, 'kind' | 'version'>>(
  pictures: readonly Picture[],
  version?: number,
): Picture | undefined {
  return (
    pictures.find((one) => one.kind === 'proof' && one.version === version) ??
    pictures.find(({ kind }) => kind === 'preview')
  )
}

/** The picture of a kind; its preview as `findPreview` finds it. */
export function findPicture<Picture extends Pick<ArtworkFile, 'kind' | 'version'>>(
  pictures: readonly Picture[],
  kind: ArtworkKind,
  version?: number,
): Picture | undefined {
  return kind === 'preview' ? findPreview(pictures, version) : pictures.find((one) => one.kind === kind)
}
