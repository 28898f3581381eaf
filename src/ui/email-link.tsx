import { useStudioProfile } from '@/site/use-studio-profile'

export function EmailLink() {
  const { email } = useStudioProfile()
  return <a href={`mailto:${email}`}>{email}</a>
}
