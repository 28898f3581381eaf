import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminProduct, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, StatusBadge, Text } from '@medusajs/ui'
import { type ProductOffer, productOfferSchema } from '../../../../src/contract/admin/offer'
import { LoadError } from '../load-error'
import { OfferIssues } from '../offer-issues'
import { type AdminTexts, useAdminTexts } from '../use-admin-texts'
import { useShopQuery } from '../admin-api'

const REFRESH_MS = 5000

function ProductOfferBox({ data: product }: DetailWidgetProps<AdminProduct>) {
  const path = `/admin/products/${product.id}/offer`
  const { data, error } = useShopQuery(path, productOfferSchema, REFRESH_MS)
  const texts = useAdminTexts('offer')
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">{texts.title}</Heading>
        {data === undefined ? null : <OfferBadge offer={data} texts={texts} />}
      </div>
      <LoadError error={error} />
      {data === undefined || data.offeredSizes.length === 0 ? null : (
        <Text size="small" className="px-6 py-4">
          {texts.sizes}: {data.offeredSizes.join(', ')}
        </Text>
      )}
      {data === undefined || data.issues.length === 0 ? null : (
        <div className="px-6 py-4">
          <Text size="small" weight="plus">
            {texts.not}
          </Text>
          <OfferIssues issues={data.issues} />
          {data.issues.some(({ code }) => code === 'no_picture') ? (
            <Button size="small" variant="secondary" className="mt-2" asChild>
              <a href="/admin">{texts.picture}</a>
            </Button>
          ) : null}
        </div>
      )}
    </Container>
  )
}

function OfferBadge({ offer, texts }: { offer: ProductOffer; texts: AdminTexts['offer'] }) {
  if (offer.offeredSizes.length === 0) return <StatusBadge color="red">{texts.none}</StatusBadge>
  return offer.issues.length === 0 ? (
    <StatusBadge color="green">{texts.all}</StatusBadge>
  ) : (
    <StatusBadge color="orange">{texts.some}</StatusBadge>
  )
}

export const config = defineWidgetConfig({ id: 'product-offer', zone: 'product.details' })

export default ProductOfferBox
