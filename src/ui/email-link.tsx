import { useStudioProfile } from '@/lib/studio-facts'

export function EmailLink() {
  const { email } = useStudioProfile()
  return <a href={`mailto:${email}`}>{email}</a>
}
