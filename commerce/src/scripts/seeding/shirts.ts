/** A shirt as it is seeded; `stock` in pieces by size. */
export type SeededShirt = {
  title: string
  handle: string
  description: string
  details: string[]
  stock: Record<string, number>
  status: 'published' | 'draft'
}

/** CHF 29.90 (specification, section 9). */
export const SHIRT_PRICE_IN_RAPPEN = 2990

const FABRIC = '100 % organic cotton, 180 g/m², cut straight for everybody.'
const CARE = 'Wash inside out at 30 °C, iron on the inside, keep it out of the dryer.'
const SCREEN = 'Screen-printed by hand in one colour in Chur; no two pulls are quite alike.'
const DIRECT = 'Printed directly on the garment in full colour in Chur, with water-based ink.'

const FULL_RACK = { S: 40, M: 80, L: 80, XL: 40 }

export const SHIRTS: readonly SeededShirt[] = [
  {
    title: 'Crying Skull',
    handle: 'crying-skull',
    description: 'A skull that has seen the invoice. Dark green on undyed cotton, front large, back small.',
    details: [FABRIC, SCREEN, CARE],
    stock: FULL_RACK,
    status: 'published',
  },
  {
    title: 'Cheese Second Edition',
    handle: 'cheese-second-edition',
    description: 'Our wedge of alpine cheese is back, with more holes. Second edition, redrawn from scratch.',
    details: [FABRIC, SCREEN, CARE],
    stock: FULL_RACK,
    status: 'published',
  },
  {
    title: 'Donut Second Edition',
    handle: 'donut-second-edition',
    description:
      'One donut, a second chance: the glaze runs further down and the sprinkles have found their places.',
    details: [FABRIC, DIRECT, CARE],
    stock: FULL_RACK,
    status: 'published',
  },
  {
    title: 'Donuts',
    handle: 'donuts',
    description: 'A whole tray of donuts in full colour, for those who could never decide on one.',
    details: [FABRIC, DIRECT, CARE],
    stock: { ...FULL_RACK, XL: 0 },
    status: 'published',
  },
  ...['Test Print One', 'Test Print Two'].map((title): SeededShirt => ({
    title,
    handle: title.toLowerCase().replaceAll(' ', '-'),
    description: 'A test entry; visitors never see it.',
    details: [],
    stock: { M: 1 },
    status: 'draft',
  })),
]
