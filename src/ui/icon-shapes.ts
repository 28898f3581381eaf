type IconShape = { fill?: string; line: string }

const shapes = {
  shop: closed('M9 5 3 9l3 5 2-1v10h12V13l2 1 3-5-6-4c-1 3-9 3-10 0Z'),
  printing: closed('M6 3h16v8H6z', 'M9 11l2 9h6l2-9M4 24h20M14 14v3'),
  apps: closed('M8 3h12v22H8z', 'M12 6h4M12 21h4'),
  about: closed('M3 22 11 7l5 8 3-4 6 11z', 'M8.5 12l2.5 2 2.4-2'),
  bonus: closed('M3 6h22v16H3z', 'M8 6v16M20 6v16M3 11h5M3 17h5M20 11h5M20 17h5'),
  cart: closed('M5 10h18l-2 14H7z', 'M10 13V8a4 4 0 0 1 8 0v5'),
  out: closed('M4 8h20v13H4z', 'M9 12v5M19 12v5M14 10.5v8'),
  reset: closed('M14 7a7 7 0 1 0 .1 0', 'M14 2v24M2 14h24'),
  terms: closed('M6 3h12l4 4v18H6z', 'M10 12h8M10 17h8'),
  privacy: closed('M5 12h18v13H5z', 'M9 12V8a5 5 0 0 1 10 0v4M14 17v3'),
  close: { line: 'M6 6 22 22M22 6 6 22' },
  menu: { line: 'M3 8h22M3 14h22M3 20h22' },
  arrow: { line: 'M4 14h19M15 6l8 8-8 8' },
  back: { line: 'M24 14H5M13 6l-8 8 8 8' },
  share: { line: 'M14 18V3M9 8l5-5 5 5M9 12H5v13h18V12h-4' },
  plus: { line: 'M14 5v18M5 14h18' },
  minus: { line: 'M5 14h18' },
  motion: closed('M4 10h14v14H4z', 'M9 10V5h14v14h-5'),
  error: closed('M10 3h8l7 7v8l-7 7h-8l-7-7v-8z', 'M14 8v7M14 19.2v.3'),
} satisfies Record<string, IconShape>

export type IconName = keyof typeof shapes

export const ICON_SHAPES: Record<IconName, IconShape> = shapes

function closed(outline: string, details = ''): IconShape {
  return { fill: outline, line: outline + details }
}
