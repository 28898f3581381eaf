import type { OfferIssue } from './offer'
import type { Language } from './settings'

type Code = OfferIssue['code']

/** What each reason means and what staff do about it, in words of the Medusa admin where it names its fields. */
const SENTENCES: Record<Language, Record<Code, string>> = {
  en: {
    unreadable: 'The shop cannot read this product. Save it once more in Medusa, or tell the administrator.',
    not_published: 'It is not published.',
    not_in_sales_channel: 'It is not in the sales channel of the shop. Add it under "Sales Channels".',
    no_region: 'The shop has no region in CHF. Add one under "Regions".',
    no_tax_rate: 'Switzerland has no default tax rate. Set it under "Tax Regions".',
    no_shipping_option:
      'The shop has no shipping or no pickup with a price in CHF. Add what is missing under "Locations & Shipping".',
    payment_disabled:
      'The region takes no payments through the shop. Add its payment provider under "Regions".',
    no_shipping_profile:
      'It has no shipping profile, so no order of it could be completed. Choose one under "Shipping Configuration".',
    other_shipping_profile:
      'Its shipping profile is not the one of shipping and pickup. Choose that one under "Shipping Configuration".',
    no_name: 'Its title is empty.',
    name_too_long: 'Its title is longer than 300 characters.',
    no_picture: 'It has no picture that the shop can show.',
    no_sizes: 'It has no variants, and so no size.',
    no_size_name: 'The title of this variant is empty; it is the name of the size.',
    size_name_too_long: 'The title of this variant is longer than 50 characters; it is the name of the size.',
    duplicate_size: 'Several variants have this title. Give each its own: it is the name of the size.',
    no_price: 'It has no price in CHF.',
    price_zero: 'Its price is 0. The shop gives nothing away.',
    price_too_low: 'With tax its price is below CHF 0.50, the least that can be paid.',
    price_too_high: 'Its price is too high: ten pieces would not fit into one payment.',
    no_inventory_item:
      'Medusa is to count its stock, but it has no inventory item. Add one, or switch "Manage inventory" off.',
    no_stock_location:
      'Its stock lies at no location that the shop sells from. Add the location to its inventory item.',
  },
  de: {
    unreadable:
      'Der Shop kann dieses Produkt nicht lesen. Speichere es nochmals in Medusa, oder melde es, wer den Shop betreibt.',
    not_published: 'Es ist nicht veröffentlicht.',
    not_in_sales_channel: 'Es ist nicht im Vertriebskanal des Shops. Füge es unter «Vertriebskanäle» hinzu.',
    no_region: 'Der Shop hat keine Region in CHF. Lege eine unter «Regionen» an.',
    no_tax_rate: 'Die Schweiz hat keinen Standardsteuersatz. Lege ihn unter «Steuerregionen» fest.',
    no_shipping_option:
      'Dem Shop fehlt der Versand oder die Abholung mit einem Preis in CHF. Ergänze es unter «Standorte und Versand».',
    payment_disabled:
      'Die Region nimmt keine Zahlungen über den Shop an. Füge den Zahlungsanbieter unter «Regionen» hinzu.',
    no_shipping_profile:
      'Es hat kein Versandprofil, darum liesse sich keine Bestellung abschliessen. Wähle eines unter «Versandkonfiguration».',
    other_shipping_profile:
      'Sein Versandprofil ist nicht das von Versand und Abholung. Wähle jenes unter «Versandkonfiguration».',
    no_name: 'Sein Titel ist leer.',
    name_too_long: 'Sein Titel ist länger als 300 Zeichen.',
    no_picture: 'Es hat kein Bild, das der Shop zeigen kann.',
    no_sizes: 'Es hat keine Varianten und damit keine Grösse.',
    no_size_name: 'Der Titel dieser Variante ist leer; er ist der Name der Grösse.',
    size_name_too_long: 'Der Titel dieser Variante ist länger als 50 Zeichen; er ist der Name der Grösse.',
    duplicate_size:
      'Mehrere Varianten haben diesen Titel. Gib jeder einen eigenen: Er ist der Name der Grösse.',
    no_price: 'Sie hat keinen Preis in CHF.',
    price_zero: 'Ihr Preis ist 0. Der Shop verschenkt nichts.',
    price_too_low: 'Mit Steuer liegt der Preis unter CHF 0.50, dem Kleinsten, was sich bezahlen lässt.',
    price_too_high: 'Der Preis ist zu hoch: Zehn Stück passen nicht in eine Zahlung.',
    no_inventory_item:
      'Medusa soll den Bestand zählen, aber es gibt keinen Lagerartikel. Füge einen hinzu, oder schalte «Inventar verwalten» aus.',
    no_stock_location:
      'Der Bestand liegt an keinem Standort, von dem der Shop verkauft. Füge dem Lagerartikel den Standort hinzu.',
  },
  fr: {
    unreadable:
      'La boutique ne peut pas lire ce produit. Enregistre-le encore une fois dans Medusa, ou préviens qui gère la boutique.',
    not_published: 'Il n’est pas publié.',
    not_in_sales_channel: 'Il n’est pas dans le canal de vente de la boutique. Ajoute-le dans Medusa.',
    no_region: 'La boutique n’a pas de région en CHF. Ajoutes-en une dans Medusa.',
    no_tax_rate: 'La Suisse n’a pas de taux de taxe par défaut. Fixe-le dans Medusa.',
    no_shipping_option:
      'Il manque à la boutique l’envoi ou le retrait avec un prix en CHF. Ajoute-le dans Medusa.',
    payment_disabled:
      'La région n’accepte pas de paiements par la boutique. Ajoute le prestataire de paiement à la région.',
    no_shipping_profile:
      'Il n’a pas de profil d’expédition : aucune commande ne pourrait aboutir. Choisis-en un dans Medusa.',
    other_shipping_profile:
      'Son profil d’expédition n’est pas celui de l’envoi et du retrait. Choisis celui-là dans Medusa.',
    no_name: 'Son titre est vide.',
    name_too_long: 'Son titre dépasse 300 caractères.',
    no_picture: 'Il n’a pas d’image que la boutique puisse montrer.',
    no_sizes: 'Il n’a pas de variantes, donc pas de taille.',
    no_size_name: 'Le titre de cette variante est vide ; c’est le nom de la taille.',
    size_name_too_long: 'Le titre de cette variante dépasse 50 caractères ; c’est le nom de la taille.',
    duplicate_size:
      'Plusieurs variantes portent ce titre. Donne à chacune le sien : c’est le nom de la taille.',
    no_price: 'Elle n’a pas de prix en CHF.',
    price_zero: 'Son prix est 0. La boutique n’offre rien.',
    price_too_low: 'Taxe comprise, le prix est inférieur à CHF 0.50, le minimum payable.',
    price_too_high: 'Le prix est trop élevé : dix pièces ne tiennent pas dans un paiement.',
    no_inventory_item:
      'Medusa doit compter le stock, mais il n’y a pas d’article de stock. Ajoutes-en un, ou désactive la gestion du stock.',
    no_stock_location:
      'Le stock ne se trouve dans aucun lieu d’où la boutique vend. Ajoute le lieu à l’article de stock.',
  },
  it: {
    unreadable:
      'Il negozio non riesce a leggere questo prodotto. Salvalo ancora una volta in Medusa, o avvisa chi gestisce il negozio.',
    not_published: 'Non è pubblicato.',
    not_in_sales_channel: 'Non è nel canale di vendita del negozio. Aggiungilo in Medusa.',
    no_region: 'Il negozio non ha una regione in CHF. Aggiungine una in Medusa.',
    no_tax_rate: 'La Svizzera non ha un’aliquota predefinita. Impostala in Medusa.',
    no_shipping_option:
      'Al negozio manca la spedizione o il ritiro con un prezzo in CHF. Aggiungilo in Medusa.',
    payment_disabled:
      'La regione non accetta pagamenti tramite il negozio. Aggiungi il fornitore di pagamento alla regione.',
    no_shipping_profile:
      'Non ha un profilo di spedizione: nessun ordine potrebbe essere concluso. Scegline uno in Medusa.',
    other_shipping_profile:
      'Il suo profilo di spedizione non è quello di spedizione e ritiro. Scegli quello in Medusa.',
    no_name: 'Il titolo è vuoto.',
    name_too_long: 'Il titolo supera i 300 caratteri.',
    no_picture: 'Non ha un’immagine che il negozio possa mostrare.',
    no_sizes: 'Non ha varianti, quindi nessuna taglia.',
    no_size_name: 'Il titolo di questa variante è vuoto; è il nome della taglia.',
    size_name_too_long: 'Il titolo di questa variante supera i 50 caratteri; è il nome della taglia.',
    duplicate_size: 'Più varianti hanno questo titolo. Dai a ciascuna il suo: è il nome della taglia.',
    no_price: 'Non ha un prezzo in CHF.',
    price_zero: 'Il prezzo è 0. Il negozio non regala nulla.',
    price_too_low: 'Con l’imposta il prezzo è sotto CHF 0.50, il minimo pagabile.',
    price_too_high: 'Il prezzo è troppo alto: dieci pezzi non stanno in un pagamento.',
    no_inventory_item:
      'Medusa deve contare le scorte, ma non c’è un articolo di magazzino. Aggiungine uno, o disattiva la gestione delle scorte.',
    no_stock_location:
      'Le scorte non sono in nessuna sede da cui il negozio vende. Aggiungi la sede all’articolo di magazzino.',
  },
}

/** Reasons in words, each once, with the size that one is about before it. */
export function offerSentences(issues: readonly OfferIssue[], language: Language): string[] {
  return [
    ...new Set(
      issues.map(({ code, size }) => {
        const sentence = SENTENCES[language][code]
        return size === undefined ? sentence : `${size === '' ? '–' : size}: ${sentence}`
      }),
    ),
  ]
}
