import { defineRouteConfig } from '@medusajs/admin-sdk'
import { RocketLaunch } from '@medusajs/icons'
import { Button, Container, Heading, Text } from '@medusajs/ui'
import { useMutation } from '@tanstack/react-query'
import { launchChecklistSchema } from '../../../../../src/contract/admin/launch-checklist'
import { formatLaunchProblem } from '../../../../../src/contract/admin/launch-texts'
import { LoadError } from '../../load-error'
import { useAdminLanguage, useAdminTexts } from '../../use-admin-texts'
import { useShopQuery } from '../../admin-api'

/** In ms. On each refresh the shop signs in to the mail server. */
const REFRESH_MS = 60_000

/** Shows what is not ready for buyers, and what to do about it. */
function LaunchChecklistPage() {
  const language = useAdminLanguage()
  const texts = useAdminTexts('opening')
  const { data, error, refetch } = useShopQuery('/admin/opening', launchChecklistSchema, REFRESH_MS)
  const { mutate: check, isPending } = useMutation({ mutationFn: () => refetch() })
  return (
    <Container className="divide-y p-0" lang={language}>
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <Heading level="h1">{texts.title}</Heading>
        <Button size="small" variant="secondary" isLoading={isPending} onClick={() => check()}>
          {texts.again}
        </Button>
      </div>
      <LoadError error={error} />
      {data === undefined ? (
        error === null && <Text className="px-6 py-4">{texts.waiting}</Text>
      ) : (
        <>
          <Text size="small" className="text-ui-fg-subtle px-6 py-4">
            {data.problems.length === 0 ? texts.none : texts.open}
          </Text>
          <ol className="divide-y">
            {data.problems.map((each) => {
              const { problem, action } = formatLaunchProblem(each, language)
              return (
                <li key={each.code} className="flex flex-col gap-1 px-6 py-4">
                  <Text weight="plus" className="break-words">
                    {problem}
                  </Text>
                  <Text size="small" className="text-ui-fg-subtle break-words">
                    {action}
                  </Text>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </Container>
  )
}

export const config = defineRouteConfig({
  label: 'title',
  translationNs: 'opening',
  icon: RocketLaunch,
  rank: 5,
})

export default LaunchChecklistPage
