import { fillTemplate } from '../../contract/text/template'
import { TRACKING_URL } from '../../contract/settings'

/** What Medusa keeps of a parcel's tracking number: the number, and where the carrier shows the parcel. */
export function toParcelLabel(number: string) {
  const url = fillTemplate(TRACKING_URL, { number: encodeURIComponent(number.replaceAll(' ', '')) })
  return { tracking_number: number, tracking_url: url, label_url: '' }
}
