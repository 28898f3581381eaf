import { SETTINGS } from '../../contract/settings'
import type { MailTexts } from '../mail-texts'

export const de: MailTexts = {
  greeting: (name) => (name === undefined ? 'Guten Tag' : `Hallo ${name}`),
  confirmation: (number, delivery) => ({
    subject: `Deine Bestellung ${number} beim ${SETTINGS.name}`,
    title: 'Danke für deine Bestellung',
    paragraphs: [
      `Deine Bestellung ${number} und deine Zahlung sind bei uns angekommen. Die Bearbeitung dauert 1 bis 2 Werktage.`,
      delivery === 'pickup'
        ? 'Wir schreiben dir wieder, sobald alles im Atelier in Chur bereitliegt.'
        : 'Wir schreiben dir wieder, sobald dein Paket unterwegs ist, mit der Sendungsnummer.',
    ],
  }),
  studioNotice: (number, total, delivery) => ({
    subject: `Neue Bestellung ${number}: ${total}, ${delivery === 'pickup' ? 'Abholung' : 'Versand'}`,
    title: `Neue Bestellung ${number}`,
    paragraphs: [
      delivery === 'pickup'
        ? 'Bezahlt. Wird im Atelier abgeholt. Die Bestellung steht auf der Seite des Ateliers unter «Drucken»; sobald sie dort bereitliegt, erfährt es die Kundschaft.'
        : 'Bezahlt. Wird verschickt. Die Bestellung steht auf der Seite des Ateliers unter «Drucken»; sobald sie dort versandt ist, erfährt es die Kundschaft.',
    ],
  }),
  shipped: (number) => ({
    subject: `Deine Bestellung ${number} ist unterwegs`,
    title: 'Dein Paket ist unterwegs',
    paragraphs: [`Wir haben deine Bestellung ${number} der Post übergeben.`],
  }),
  ready: (number) => ({
    subject: `Deine Bestellung ${number} liegt bereit`,
    title: 'Bereit zum Abholen',
    paragraphs: [
      `Deine Bestellung ${number} ist gepackt und wartet im Atelier in Chur auf dich. Mitbringen musst du nur die Bestellnummer.`,
    ],
  }),
  refunded: (number, amount, isFull) => ({
    subject: `Rückerstattung zu deiner Bestellung ${number}: ${amount}`,
    title: 'Dein Geld ist auf dem Weg zurück',
    paragraphs: [
      isFull
        ? `Wir haben dir deine Bestellung ${number} ganz zurückerstattet: ${amount}.`
        : `Wir haben dir ${amount} deiner Bestellung ${number} zurückerstattet.`,
      'Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert es 5 bis 10 Werktage, bis es da ist.',
    ],
  }),
  cancelled: (number, amount) => ({
    subject: `Deine Bestellung ${number} ist storniert`,
    title: 'Deine Bestellung ist storniert',
    paragraphs: [
      `Deine Bestellung ${number} ist storniert und wird nicht geliefert.`,
      ...(amount === undefined
        ? []
        : [
            `${amount} kommen auf dem Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert es 5 bis 10 Werktage, bis das Geld da ist.`,
          ]),
    ],
  }),
  notPlaced: (amount) => ({
    subject: `Dein Einkauf beim ${SETTINGS.name} hat nicht geklappt`,
    title: 'Leider ist keine Bestellung entstanden',
    paragraphs: [
      'Während du bezahlt hast, wurde das letzte Stück verkauft, etwas aus dem Shop genommen, oder es liess sich aus einem anderen Grund nicht bestellen. Darum ist aus deinem Einkauf keine Bestellung geworden.',
      `Der ganze Betrag, ${amount}, kommt auf dem Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert es 5 bis 10 Werktage, bis das Geld da ist.`,
    ],
  }),
  orderNumber: (number) => `Bestellnummer ${number}`,
  size: (size) => `Grösse ${size}`,
  pieces: (quantity) => `Anzahl ${quantity}`,
  subtotal: 'Zwischensumme',
  shipping: 'Versand',
  pickup: 'Abholung',
  tax: (rate) => `MWST ${rate} %`,
  total: 'Total',
  delivery: 'Lieferung',
  deliveryShipping: 'Versand innerhalb der Schweiz',
  deliveryPickup: 'Abholung im Atelier in Chur',
  sentTo: 'Lieferadresse',
  pickupAt: 'Hier holst du es ab',
  inThisParcel: 'In diesem Paket',
  readyItems: 'Liegt für dich bereit',
  tracking: 'Sendungsnummer',
  noTracking: 'Dieses Paket reist ohne Sendungsnummer.',
  buyer: 'Käuferin oder Käufer',
  viewOrder: 'Bestellung ansehen',
  openInAdmin: 'Bestellung öffnen',
  linkNote: 'Der Link öffnet deine Bestellung 90 Tage lang ohne Passwort. Bitte gib ihn nicht weiter.',
  questions: (email) => `Fragen? Antworte einfach auf diese Mail oder schreib an ${email}.`,
  studioReason: 'Das schreibt der Shop bei jeder bezahlten Bestellung.',
}
