import { SETTINGS } from '../../contract/settings'
import type { MailTexts } from '../mail-texts'

export const en: MailTexts = {
  greeting: (name) => (name === undefined ? 'Hello' : `Hello ${name}`),
  confirmation: (number, delivery) => ({
    subject: `Your order ${number} at ${SETTINGS.name}`,
    title: 'Thank you for your order',
    paragraphs: [
      `We have received your order ${number} and your payment. Processing takes 1 to 2 business days.`,
      delivery === 'pickup'
        ? 'We will write again as soon as everything is ready for you at the studio in Chur.'
        : 'We will write again with the tracking number as soon as your parcel is on its way.',
    ],
  }),
  studioNotice: (number, total, delivery) => ({
    subject: `New order ${number}: ${total}, ${delivery === 'pickup' ? 'pickup' : 'shipping'}`,
    title: `New order ${number}`,
    paragraphs: [
      delivery === 'pickup'
        ? 'Paid. The buyer picks it up at the studio. It stands on the studio’s page under “To print”; the buyer is told once it lies ready there.'
        : 'Paid. To be shipped. It stands on the studio’s page under “To print”; the buyer is told once it is shipped there.',
    ],
  }),
  shipped: (number) => ({
    subject: `Your order ${number} is on its way`,
    title: 'Your parcel is on its way',
    paragraphs: [`We have handed over your order ${number} to the carrier.`],
  }),
  ready: (number) => ({
    subject: `Your order ${number} is ready for pickup`,
    title: 'Ready for pickup',
    paragraphs: [
      `Your order ${number} is packed and waits for you at the studio in Chur. Your order number is all you need to bring.`,
    ],
  }),
  refunded: (number, amount, isFull) => ({
    subject: `Refund for your order ${number}: ${amount}`,
    title: 'Your money is on its way back',
    paragraphs: [
      isFull
        ? `We have refunded your order ${number} in full: ${amount}.`
        : `We have refunded ${amount} of your order ${number}.`,
      'It goes back the way you paid. Depending on your bank, it takes 5 to 10 business days to appear.',
    ],
  }),
  cancelled: (number, amount) => ({
    subject: `Your order ${number} has been cancelled`,
    title: 'Your order has been cancelled',
    paragraphs: [
      `Your order ${number} has been cancelled and will not be delivered.`,
      ...(amount === undefined
        ? []
        : [
            `${amount} goes back the way you paid. Depending on your bank, it takes 5 to 10 business days to appear.`,
          ]),
    ],
  }),
  notPlaced: (amount) => ({
    subject: `Your purchase at ${SETTINGS.name} did not work out`,
    title: 'Sorry, there is no order',
    paragraphs: [
      'While you were paying, the last piece was sold, something was withdrawn from the shop, or it could not be ordered for another reason. So your purchase did not become an order.',
      `The full amount, ${amount}, goes back the way you paid. Depending on your bank, it takes 5 to 10 business days to appear.`,
    ],
  }),
  orderNumber: (number) => `Order number ${number}`,
  size: (size) => `Size ${size}`,
  pieces: (quantity) => `Quantity ${quantity}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  pickup: 'Pickup',
  tax: (rate) => `VAT ${rate} %`,
  total: 'Total',
  delivery: 'Delivery',
  deliveryShipping: 'Shipping within Switzerland',
  deliveryPickup: 'Pickup at the studio in Chur',
  sentTo: 'Delivery address',
  pickupAt: 'Where to pick it up',
  inThisParcel: 'In this parcel',
  readyItems: 'Ready for you',
  tracking: 'Tracking',
  noTracking: 'This parcel travels without a tracking number.',
  buyer: 'Buyer',
  viewOrder: 'View your order',
  openInAdmin: 'Open the order',
  linkNote: 'This link opens your order for 90 days, without a password. Please do not pass it on.',
  questions: (email) => `Questions? Just reply, or write to ${email}.`,
  studioReason: 'The shop writes this for every paid order.',
}
