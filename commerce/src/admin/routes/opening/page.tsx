import { defineRouteConfig } from '@medusajs/admin-sdk'
import { RocketLaunch } from '@medusajs/icons'
import { Button, Container, Heading, Text } from '@medusajs/ui'
import { useState } from 'react'
import type { Opening } from '../../../contract/opening'
import { openingText } from '../../../contract/opening-texts'
import { useAdminLanguage } from '../../use-admin-language'
import { usePolled } from '../../use-polled'

/** Each time the shop signs in at the mail server. */
const REFRESH_MS = 60_000

const EN = {
  title: 'Before you open',
  waiting: 'The shop is looking …',
  none: 'All is ready. You can open.',
  open: 'Each of these stands between the shop and its first buyer.',
  again: 'Look again',
}
const DE: typeof EN = {
  title: 'Vor der Eröffnung',
  waiting: 'Der Shop sieht nach …',
  none: 'Alles ist bereit. Der Shop kann öffnen.',
  open: 'Alles hier steht noch zwischen dem Shop und der ersten Bestellung.',
  again: 'Nochmals nachsehen',
}

/** What is not ready for buyers, and what to do about it. */
function OpeningPage() {
  const language = useAdminLanguage() === 'de' ? 'de' : 'en'
  const texts = language === 'de' ? DE : EN
  const [{ data, error }, reload] = usePolled<Opening>('/admin/opening', REFRESH_MS)
  const [isLooking, setIsLooking] = useState(false)

  async function look() {
    setIsLooking(true)
    await reload()
    setIsLooking(false)
  }
  return (
    <Container className="divide-y p-0" lang={language}>
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <Heading level="h1">{texts.title}</Heading>
        <Button size="small" variant="secondary" isLoading={isLooking} onClick={() => void look()}>
          {texts.again}
        </Button>
      </div>
      {error === undefined ? null : <Text className="text-ui-fg-error px-6 py-4">{error}</Text>}
      {data === undefined ? (
        error === undefined && <Text className="px-6 py-4">{texts.waiting}</Text>
      ) : (
        <>
          <Text size="small" className="text-ui-fg-subtle px-6 py-4">
            {data.problems.length === 0 ? texts.none : texts.open}
          </Text>
          <ol className="divide-y">
            {data.problems.map((each) => {
              const { problem, action } = openingText(each, language)
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
})

export default OpeningPage
