import type { Language } from '../../contract/settings'

type ShirtTexts = { description: string; details: string[] }

/** `stock` in pieces by size. */
export type SeededShirt = {
  title: string
  handle: string
  texts: { en: ShirtTexts } & { [other in Language]?: ShirtTexts }
  stock: Record<string, number>
  status: 'published' | 'draft'
}

/** CHF 29.90 (specification, section 9). */
export const SHIRT_PRICE_IN_RAPPEN = 2990

const FABRIC = '100 % organic cotton, 180 g/m², cut straight for everybody.'
const CARE = 'Wash inside out at 30 °C, iron on the inside, keep it out of the dryer.'
const SCREEN = 'Screen-printed by hand in Chur, one ink after the other; no two pulls are quite alike.'
const DIRECT = 'Printed directly on the garment in full colour in Chur, with water-based ink.'

const FABRIC_DE = '100 % Bio-Baumwolle, 180 g/m², gerade geschnitten für alle.'
const CARE_DE = 'Auf links bei 30 °C waschen, innen bügeln, nicht in den Tumbler geben.'
const SCREEN_DE =
  'In Chur von Hand siebgedruckt, eine Farbe nach der andern; kein Abzug ist ganz wie der andere.'
const DIRECT_DE = 'In Chur vollfarbig direkt auf das Textil gedruckt, mit wasserbasierter Farbe.'

const FULL_RACK = { S: 40, M: 80, L: 80, XL: 40 }

export const SHIRTS: readonly SeededShirt[] = [
  {
    title: 'Crying Skull',
    handle: 'crying-skull',
    texts: {
      en: {
        description:
          'A skull that has seen the invoice. On dark green cotton, with one tear of its own on the back.',
        details: [FABRIC, SCREEN, CARE],
      },
      de: {
        description:
          'Ein Schädel, der die Rechnung gesehen hat. Auf dunkelgrüner Baumwolle, mit einer Träne für sich auf dem Rücken.',
        details: [FABRIC_DE, SCREEN_DE, CARE_DE],
      },
    },
    stock: FULL_RACK,
    status: 'published',
  },
  {
    title: 'Cheese Second Edition',
    handle: 'cheese-second-edition',
    texts: {
      en: {
        description:
          'Our wedge of alpine cheese is back, with more holes. Second edition, redrawn from scratch.',
        details: [FABRIC, SCREEN, CARE],
      },
      de: {
        description: 'Unser Stück Alpkäse ist zurück, mit mehr Löchern. Zweite Auflage, ganz neu gezeichnet.',
        details: [FABRIC_DE, SCREEN_DE, CARE_DE],
      },
    },
    stock: FULL_RACK,
    status: 'published',
  },
  {
    title: 'Donut Second Edition',
    handle: 'donut-second-edition',
    texts: {
      en: {
        description:
          'One donut, a second chance: the glaze runs further down and the sprinkles have found their places.',
        details: [FABRIC, DIRECT, CARE],
      },
      de: {
        description:
          'Ein Donut, eine zweite Chance: Die Glasur läuft weiter hinunter, und die Streusel haben ihren Platz gefunden.',
        details: [FABRIC_DE, DIRECT_DE, CARE_DE],
      },
    },
    stock: FULL_RACK,
    status: 'published',
  },
  {
    title: 'Donuts',
    handle: 'donuts',
    texts: {
      en: {
        description: 'A whole tray of donuts in full colour, for those who could never decide on one.',
        details: [FABRIC, DIRECT, CARE],
      },
      de: {
        description:
          'Ein ganzes Blech Donuts in allen Farben, für alle, die sich nie für einen entscheiden konnten.',
        details: [FABRIC_DE, DIRECT_DE, CARE_DE],
      },
    },
    stock: { ...FULL_RACK, XL: 0 },
    status: 'published',
  },
  ...['Test Print One', 'Test Print Two'].map((title): SeededShirt => ({
    title,
    handle: title.toLowerCase().replaceAll(' ', '-'),
    texts: { en: { description: 'A test entry; visitors never see it.', details: [] } },
    stock: { M: 1 },
    status: 'draft',
  })),
]
