import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminProduct, DetailWidgetProps } from '@medusajs/framework/types'
import { Container, Heading, StatusBadge, Text } from '@medusajs/ui'
import type { ProductOffer } from '../../contract/offer'
import type { Language } from '../../contract/settings'
import { OfferIssues } from '../offer-issues'
import { useAdminLanguage } from '../use-admin-language'
import { usePolled } from '../use-polled'

const REFRESH_MS = 5000

type Texts = { title: string; all: string; some: string; none: string; sizes: string; not: string }
const TEXTS: Record<Language, Texts> = {
  en: {
    title: 'In the shop',
    all: 'Offered',
    some: 'Offered in part',
    none: 'Not offered',
    sizes: 'Offered sizes',
    not: 'Kept back, because it could not be ordered:',
  },
  de: {
    title: 'Im Shop',
    all: 'Angeboten',
    some: 'Teilweise angeboten',
    none: 'Nicht angeboten',
    sizes: 'Angebotene Grössen',
    not: 'Zurückgehalten, weil es sich nicht bestellen liesse:',
  },
  fr: {
    title: 'Dans la boutique',
    all: 'Proposé',
    some: 'Proposé en partie',
    none: 'Pas proposé',
    sizes: 'Tailles proposées',
    not: 'Retenu, car il ne pourrait pas être commandé :',
  },
  it: {
    title: 'Nel negozio',
    all: 'Offerto',
    some: 'Offerto in parte',
    none: 'Non offerto',
    sizes: 'Taglie offerte',
    not: 'Trattenuto, perché non potrebbe essere ordinato:',
  },
}

function ProductOfferBox({ data: product }: DetailWidgetProps<AdminProduct>) {
  const [{ data, error }] = usePolled<ProductOffer>(`/admin/products/${product.id}/offer`, REFRESH_MS)
  const texts = TEXTS[useAdminLanguage()]
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">{texts.title}</Heading>
        {data === undefined ? null : <OfferBadge offer={data} texts={texts} />}
      </div>
      {error === undefined ? null : <Text className="text-ui-fg-error px-6 py-4">{error}</Text>}
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
        </div>
      )}
    </Container>
  )
}

function OfferBadge({ offer, texts }: { offer: ProductOffer; texts: Texts }) {
  if (offer.offeredSizes.length === 0) return <StatusBadge color="red">{texts.none}</StatusBadge>
  return offer.issues.length === 0 ? (
    <StatusBadge color="green">{texts.all}</StatusBadge>
  ) : (
    <StatusBadge color="orange">{texts.some}</StatusBadge>
  )
}

export const config = defineWidgetConfig({ id: 'product-offer', zone: 'product.details' })

export default ProductOfferBox
