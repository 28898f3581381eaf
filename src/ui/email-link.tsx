import { useStudioProfile } from '@/site/use-studio-profile'
import { EmailText } from './email-text'

export function EmailLink() {
  return <EmailText text={useStudioProfile().email} />
}
