import { SETTINGS } from '../../contract/settings'
import type { MailTexts } from '../mail-texts'

export const it: MailTexts = {
  greeting: (name) => (name === undefined ? 'Buongiorno' : `Ciao ${name}`),
  confirmation: (number, delivery) => ({
    subject: `Il tuo ordine ${number} presso ${SETTINGS.name}`,
    title: 'Grazie per il tuo ordine',
    paragraphs: [
      `Abbiamo ricevuto il tuo ordine ${number} e il pagamento. L’elaborazione richiede da 1 a 2 giorni lavorativi.`,
      delivery === 'pickup'
        ? 'Ti scriveremo di nuovo appena tutto sarà pronto per te in atelier, a Coira.'
        : 'Ti scriveremo di nuovo appena il pacco sarà in viaggio, con il numero di tracciamento.',
    ],
  }),
  studioNotice: (number, total, delivery) => ({
    subject: `Nuovo ordine ${number}: ${total}, ${delivery === 'pickup' ? 'ritiro' : 'spedizione'}`,
    title: `Nuovo ordine ${number}`,
    paragraphs: [
      delivery === 'pickup'
        ? 'Pagato. Ritiro in atelier. È sulla pagina dell’atelier sotto «Da stampare»; chi ha comprato lo saprà appena vi risulta pronto.'
        : 'Pagato. Da spedire. È sulla pagina dell’atelier sotto «Da stampare»; chi ha comprato lo saprà appena vi risulta spedito.',
    ],
  }),
  shipped: (number) => ({
    subject: `Il tuo ordine ${number} è in viaggio`,
    title: 'Il tuo pacco è in viaggio',
    paragraphs: [`Abbiamo consegnato il tuo ordine ${number} alla posta.`],
  }),
  ready: (number) => ({
    subject: `Il tuo ordine ${number} è pronto`,
    title: 'Pronto per il ritiro',
    paragraphs: [
      `Il tuo ordine ${number} è imballato e ti aspetta in atelier, a Coira. Per ritirarlo basta il numero d’ordine.`,
    ],
  }),
  refunded: (number, amount, isFull) => ({
    subject: `Rimborso del tuo ordine ${number}: ${amount}`,
    title: 'Il tuo denaro sta tornando',
    paragraphs: [
      isFull
        ? `Abbiamo rimborsato per intero il tuo ordine ${number}: ${amount}.`
        : `Abbiamo rimborsato ${amount} del tuo ordine ${number}.`,
      'L’importo torna con lo stesso mezzo di pagamento. A seconda della banca, compare dopo 5-10 giorni lavorativi.',
    ],
  }),
  cancelled: (number, amount) => ({
    subject: `Il tuo ordine ${number} è stato annullato`,
    title: 'Il tuo ordine è stato annullato',
    paragraphs: [
      `Il tuo ordine ${number} è stato annullato e non verrà consegnato.`,
      ...(amount === undefined
        ? []
        : [
            `${amount} tornano con lo stesso mezzo di pagamento. A seconda della banca, l’importo compare dopo 5-10 giorni lavorativi.`,
          ]),
    ],
  }),
  notPlaced: (amount) => ({
    subject: `Il tuo acquisto presso ${SETTINGS.name} non è riuscito`,
    title: 'Ci dispiace, non c’è nessun ordine',
    paragraphs: [
      'Mentre pagavi, l’ultimo pezzo è stato venduto, un articolo è stato tolto dal negozio o non si è potuto ordinare per un altro motivo. Il tuo acquisto quindi non è diventato un ordine.',
      `L’intero importo, ${amount}, torna con lo stesso mezzo di pagamento. A seconda della banca, compare dopo 5-10 giorni lavorativi.`,
    ],
  }),
  orderNumber: (number) => `Numero d’ordine ${number}`,
  size: (size) => `Taglia ${size}`,
  pieces: (quantity) => `Quantità ${quantity}`,
  subtotal: 'Subtotale',
  shipping: 'Spedizione',
  pickup: 'Ritiro',
  tax: (rate) => `IVA ${rate} %`,
  total: 'Totale',
  delivery: 'Consegna',
  deliveryShipping: 'Spedizione in Svizzera',
  deliveryPickup: 'Ritiro in atelier, a Coira',
  sentTo: 'Indirizzo di consegna',
  pickupAt: 'Dove ritirarlo',
  inThisParcel: 'In questo pacco',
  readyItems: 'Pronto per te',
  tracking: 'Numero di tracciamento',
  noTracking: 'Questo pacco viaggia senza numero di tracciamento.',
  buyer: 'Chi ha comprato',
  viewOrder: 'Vedi l’ordine',
  openInAdmin: 'Apri l’ordine',
  linkNote: 'Il link apre il tuo ordine per 90 giorni, senza password. Per favore non inoltrarlo.',
  questions: (email) => `Domande? Rispondi a questa mail o scrivi a ${email}.`,
  studioReason: 'Il negozio scrive questo per ogni ordine pagato.',
}
