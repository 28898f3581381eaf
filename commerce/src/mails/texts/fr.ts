import { SETTINGS } from '../../contract/settings'
import type { MailTexts } from '../mail-texts'

export const fr: MailTexts = {
  greeting: (name) => (name === undefined ? 'Bonjour' : `Bonjour ${name}`),
  confirmation: (number, delivery) => ({
    subject: `Votre commande ${number} chez ${SETTINGS.name}`,
    title: 'Merci pour votre commande',
    paragraphs: [
      `Nous avons bien reçu votre commande ${number} et votre paiement. Le traitement prend 1 à 2 jours ouvrables.`,
      delivery === 'pickup'
        ? 'Nous vous écrirons dès que tout sera prêt pour vous à l’atelier, à Coire.'
        : 'Nous vous écrirons dès que votre colis sera en route, avec le numéro de suivi.',
    ],
  }),
  studioNotice: (number, total, delivery) => ({
    subject: `Nouvelle commande ${number} : ${total}, ${delivery === 'pickup' ? 'retrait' : 'envoi'}`,
    title: `Nouvelle commande ${number}`,
    paragraphs: [
      delivery === 'pickup'
        ? 'Payée. Retrait à l’atelier. Elle figure sur la page de l’atelier sous « À imprimer » ; l’acheteur est averti dès qu’elle y est prête.'
        : 'Payée. À envoyer. Elle figure sur la page de l’atelier sous « À imprimer » ; l’acheteur est averti dès qu’elle y est expédiée.',
    ],
  }),
  shipped: (number) => ({
    subject: `Votre commande ${number} est en route`,
    title: 'Votre colis est en route',
    paragraphs: [`Nous avons remis votre commande ${number} à la poste.`],
  }),
  ready: (number) => ({
    subject: `Votre commande ${number} est prête`,
    title: 'Prête à être retirée',
    paragraphs: [
      `Votre commande ${number} est emballée et vous attend à l’atelier, à Coire. Le numéro de commande suffit pour la retirer.`,
    ],
  }),
  refunded: (number, amount, isFull) => ({
    subject: `Remboursement de votre commande ${number} : ${amount}`,
    title: 'Votre argent vous revient',
    paragraphs: [
      isFull
        ? `Nous avons remboursé votre commande ${number} en entier : ${amount}.`
        : `Nous avons remboursé ${amount} sur votre commande ${number}.`,
      'Le montant revient par le même moyen de paiement. Selon votre banque, il apparaît après 5 à 10 jours ouvrables.',
    ],
  }),
  cancelled: (number, amount) => ({
    subject: `Votre commande ${number} est annulée`,
    title: 'Votre commande est annulée',
    paragraphs: [
      `Votre commande ${number} est annulée et ne sera pas livrée.`,
      ...(amount === undefined
        ? []
        : [
            `${amount} vous reviennent par le même moyen de paiement. Selon votre banque, le montant apparaît après 5 à 10 jours ouvrables.`,
          ]),
    ],
  }),
  notPlaced: (amount) => ({
    subject: `Votre achat chez ${SETTINGS.name} n’a pas abouti`,
    title: 'Désolés, il n’y a pas de commande',
    paragraphs: [
      'Pendant que vous payiez, la dernière pièce a été vendue, un article a été retiré de la boutique ou n’a pas pu être commandé pour une autre raison. Votre achat n’est donc pas devenu une commande.',
      `Le montant entier, ${amount}, vous revient par le même moyen de paiement. Selon votre banque, il apparaît après 5 à 10 jours ouvrables.`,
    ],
  }),
  orderNumber: (number) => `Numéro de commande ${number}`,
  size: (size) => `Taille ${size}`,
  pieces: (quantity) => `Quantité ${quantity}`,
  subtotal: 'Sous-total',
  shipping: 'Envoi',
  pickup: 'Retrait',
  tax: (rate) => `TVA ${rate} %`,
  total: 'Total',
  delivery: 'Livraison',
  deliveryShipping: 'Envoi en Suisse',
  deliveryPickup: 'Retrait à l’atelier, à Coire',
  sentTo: 'Adresse de livraison',
  pickupAt: 'Où la retirer',
  inThisParcel: 'Dans ce colis',
  readyItems: 'Prêt pour vous',
  tracking: 'Numéro de suivi',
  noTracking: 'Ce colis voyage sans numéro de suivi.',
  buyer: 'Acheteur',
  viewOrder: 'Voir la commande',
  openInAdmin: 'Ouvrir la commande',
  linkNote:
    'Ce lien ouvre votre commande pendant 90 jours, sans mot de passe. Merci de ne pas le transmettre.',
  questions: (email) => `Une question ? Répondez simplement, ou écrivez à ${email}.`,
  studioReason: 'La boutique écrit ceci pour chaque commande payée.',
}
