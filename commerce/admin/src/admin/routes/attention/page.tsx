import { defineRouteConfig } from '@medusajs/admin-sdk'
import { BellAlert } from '@medusajs/icons'
import { Button, Container, Heading, Text } from '@medusajs/ui'
import { ORDERS_PATH } from '../../../../../src/contract/api/api-paths'
import {
  ATTENTION_LIST_PATH,
  attentionSchema,
  countOpenItems,
} from '../../../../../src/contract/board/attention'
import { boardOrdersSchema } from '../../../../../src/contract/board/board-order'
import { fillTemplate } from '../../../../../src/contract/text/template'
import { useShopQuery } from '../../admin-api'
import { LoadError } from '../../load-error'
import { useAdminTexts } from '../../use-admin-texts'

const REFRESH_MS = 15_000

/** Shows how much staff must look at, with a link to the list on the board. */
function AttentionPage() {
  const texts = useAdminTexts('attention')
  const attention = useShopQuery('/admin/attention', attentionSchema, REFRESH_MS)
  const returning = useShopQuery(`${ORDERS_PATH}?filter=returning`, boardOrdersSchema, REFRESH_MS)
  return (
    <Container className="divide-y p-0">
      <Heading level="h1" className="px-6 py-4">
        {texts.title}
      </Heading>
      <LoadError error={attention.error ?? returning.error} />
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        {attention.data === undefined || returning.data === undefined ? null : (
          <Text>
            {fillTemplate(texts.count, { count: countOpenItems(attention.data, returning.data.orders) })}
          </Text>
        )}
        <Button size="small" variant="secondary" asChild>
          <a href={ATTENTION_LIST_PATH}>{texts.board}</a>
        </Button>
      </div>
    </Container>
  )
}

export const config = defineRouteConfig({
  label: 'title',
  translationNs: 'attention',
  icon: BellAlert,
  rank: 1,
})

export default AttentionPage
