import { useStudio } from '@/lib/studio'

export function EmailLink() {
  const { email } = useStudio()
  return <a href={`mailto:${email}`}>{email}</a>
}
