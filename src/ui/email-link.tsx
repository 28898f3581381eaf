import { useStudio } from '@/lib/studio-facts'

export function EmailLink() {
  const { email } = useStudio()
  return <a href={`mailto:${email}`}>{email}</a>
}
