import { Text } from '@medusajs/ui'
import type { OfferIssue } from '../../../src/contract/admin/offer'
import { formatOfferIssues } from '../../../src/contract/admin/offer-texts'
import { useAdminLanguage } from './use-admin-texts'

export function OfferIssues({ issues }: { issues: readonly OfferIssue[] }) {
  const language = useAdminLanguage()
  return (
    <ul className="list-disc pl-5" lang={language}>
      {formatOfferIssues(issues, language).map((sentence) => (
        <li key={sentence}>
          <Text size="small" className="break-words">
            {sentence}
          </Text>
        </li>
      ))}
    </ul>
  )
}
