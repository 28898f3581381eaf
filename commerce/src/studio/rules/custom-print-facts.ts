import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { STUDIO_LANGUAGE } from '../../contract/settings'
import { mailTexts } from '../../mails/rules/mail-texts'
import type { Order } from '../../orders/order'
import type { PrintDetails } from './print-facts'

type Press = NonNullable<Order['press']>

/** Where staff see a visitor's print on its shirt; '' once it is deleted. */
export function getPrintPreviewPath({
  requestId,
  version,
  hasFiles,
}: Pick<Press, 'requestId' | 'version' | 'hasFiles'>): string {
  return hasFiles ? `/admin/press-requests/${requestId}/pictures/preview?version=${version}` : ''
}

/** How a visitor's print is made, in the studio's words. */
export function describePrint(spec: PrintSpec): PrintDetails {
  const t = mailTexts(STUDIO_LANGUAGE)
  const shirt = t(`press.shirt.${spec.shirt}`)
  const method =
    spec.method === 'dtg'
      ? t('press.dtg', { shirt })
      : t('press.screen', { ink: t(`press.ink.${spec.ink}`), shirt })
  return {
    side: spec.place === 'back' ? 'back' : 'front',
    method: `${method}, ${t(`press.place.${spec.place}`)}, ${(spec.width / 10).toFixed(1)} cm`,
    inks: '',
    back: '',
  }
}
