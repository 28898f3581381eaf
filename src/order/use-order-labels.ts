import { useTranslation } from 'react-i18next'
import type { TotalsLabels } from '@/cart/totals-list'
import type { DeliveryOption } from '@contract/cart/delivery-option'

const DELIVERY_TEXTS = {
  shipping: { checkout: 'success.deliveryShipping', orderPage: 'order.deliveryShipping' },
  pickup: { checkout: 'success.deliveryPickup', orderPage: 'order.deliveryPickup' },
} as const

export type OrderLabels = {
  title: string
  number(number: number): string
  line(size: string, count: number): string
  each: string
  delivery(option: DeliveryOption): string
  totals?: TotalsLabels
}

/** Returns the labels of the checkout, which French and Italian show in English. */
export function useCheckoutLabels(): OrderLabels {
  const { t } = useTranslation()
  return {
    title: t('success.order'),
    number: (number) => t('success.number', { number }),
    line: (size, count) => t('success.line', { size, count }),
    each: t('cart.each'),
    delivery: (option) => t(DELIVERY_TEXTS[option].checkout),
  }
}

/** Returns the labels of the order page, in every language as in its mails, and with the tax rate. */
export function useOrderPageLabels(taxRatePercent: number, deliveryOption: DeliveryOption): OrderLabels {
  const { t } = useTranslation()
  return {
    title: t('order.yours'),
    number: (number) => t('order.number', { number }),
    line: (size, count) => t('order.line', { size, count }),
    each: t('order.each'),
    delivery: (option) => t(DELIVERY_TEXTS[option].orderPage),
    totals: {
      summary: t('order.summary'),
      subtotal: t('order.subtotal'),
      shipping: t(`order.${deliveryOption}`),
      tax: t('order.tax', { rate: taxRatePercent }),
      total: t('order.total'),
    },
  }
}
