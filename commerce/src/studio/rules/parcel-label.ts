import { fill } from '../../contract/text/template'
import { TRACKING_URL } from '../../contract/settings'

/** What Medusa keeps of a parcel's tracking number: the number, and where the carrier shows the parcel. */
export function parcelLabel(number: string) {
  const url = fill(TRACKING_URL, { number: encodeURIComponent(number.replaceAll(' ', '')) })
  return { tracking_number: number, tracking_url: url, label_url: '' }
}
