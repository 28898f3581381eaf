import type { Language } from '../../contract/site/language'

type ShirtTexts = { description: string; details: string[] }

/** `stock` in pieces by size. */
export type SeededShirt = {
  title: string
  handle: string
  texts: { en: ShirtTexts } & { [other in Language]?: ShirtTexts }
  stock: Record<string, number>
  status: 'published' | 'draft'
}

export const SHIRT_PRICE_IN_RAPPEN = 2990

/** The description of every shirt, around how it is printed. */
const FABRIC = {
  en: '100 % organic cotton, 180 g/m², cut straight for everybody.',
  de: '100 % Bio-Baumwolle, 180 g/m², gerader Schnitt für alle.',
}
const CARE = {
  en: 'Wash inside out at 30 °C, iron on the inside, keep it out of the dryer.',
  de: 'Auf links bei 30 °C waschen, innen bügeln, nicht in den Tumbler geben.',
}
const SCREEN = {
  en: 'Screen-printed by hand in Chur, one ink after the other; no two pulls are quite alike.',
  de: 'In Chur von Hand siebgedruckt, eine Farbe nach der anderen; kein Abzug gleicht ganz dem nächsten.',
}
const DIRECT = {
  en: 'Printed in Chur directly on the garment, in full colour, with water-based ink.',
  de: 'In Chur vollfarbig direkt auf das Textil gedruckt, mit Farbe auf Wasserbasis.',
}
const FULL_RACK = { S: 40, M: 80, L: 80, XL: 40 }

type TranslatedText = { en: string; de: string }

function buildShirt(
  title: string,
  print: TranslatedText,
  description: TranslatedText,
  stock = FULL_RACK,
): SeededShirt {
  const buildTexts = (language: keyof TranslatedText) => ({
    description: description[language],
    details: [FABRIC, print, CARE].map((text) => text[language]),
  })
  const texts = { en: buildTexts('en'), de: buildTexts('de') }
  return { title, handle: toHandle(title), texts, stock, status: 'published' }
}

function toHandle(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

export const SHIRTS: readonly SeededShirt[] = [
  buildShirt('Crying Skull', SCREEN, {
    en: 'A skull that has seen the invoice. On dark green cotton, with a single tear on the back.',
    de: 'Ein Schädel, der die Rechnung gesehen hat. Auf dunkelgrüner Baumwolle, auf dem Rücken eine einzelne Träne.',
  }),
  buildShirt('Cheese Second Edition', SCREEN, {
    en: 'Our wedge of alpine cheese is back, with more holes. Second edition, redrawn from scratch.',
    de: 'Unser Stück Alpkäse ist zurück, mit mehr Löchern. Zweite Auflage, ganz neu gezeichnet.',
  }),
  buildShirt('Donut Second Edition', DIRECT, {
    en: 'One donut, a second chance: the glaze runs further down and the sprinkles have found their places.',
    de: 'Ein Donut, eine zweite Chance: Die Glasur läuft weiter hinunter, und die Streusel haben ihren Platz gefunden.',
  }),
  buildShirt(
    'Donuts',
    DIRECT,
    {
      en: 'A whole tray of donuts in full colour, for those who could never decide on one.',
      de: 'Ein ganzes Blech Donuts in allen Farben, für alle, die sich nie für einen entscheiden konnten.',
    },
    { ...FULL_RACK, XL: 0 },
  ),
  ...['Test Print One', 'Test Print Two'].map((title): SeededShirt => ({
    title,
    handle: toHandle(title),
    texts: { en: { description: 'A test entry; visitors never see it.', details: [] } },
    stock: { M: 1 },
    status: 'draft',
  })),
]
