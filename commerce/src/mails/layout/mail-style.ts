import type { CSSProperties } from 'react'
import { COLOURS } from '../../contract/inks'

/** Mail programs remove style sheets, so each element has its own styles. */
const INK = { ...COLOURS, faint: '#E9EDC9' } as const

const DISPLAY = "Besley, Georgia, 'Times New Roman', serif"
const BODY = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"

const text: CSSProperties = {
  margin: 0,
  fontFamily: BODY,
  fontSize: 16,
  lineHeight: '24px',
  color: INK.forest,
}
const heading: CSSProperties = {
  margin: 0,
  fontFamily: DISPLAY,
  fontWeight: 700,
  color: INK.forest,
  letterSpacing: '-0.02em',
}

export const STYLE = {
  body: { margin: 0, padding: 0, backgroundColor: INK.paper },
  container: { width: '100%', maxWidth: 600, margin: '0 auto', backgroundColor: INK.paper },
  page: { padding: '28px 20px 40px' },
  name: { ...heading, fontSize: 20, lineHeight: '24px', padding: '0 0 12px', verticalAlign: 'middle' },
  mark: { border: 0, margin: '0 12px 0 0', verticalAlign: 'middle' },
  goods: { ...text, display: 'block', border: 0, margin: '8px auto 12px', maxWidth: '100%', height: 'auto' },
  print: {
    ...text,
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: 'auto',
    margin: '8px 0 12px',
    border: `2px solid ${INK.forest}`,
  },
  thickRule: { borderTop: `4px solid ${INK.forest}`, fontSize: 0, lineHeight: 0, height: 0 },
  title: { ...heading, fontSize: 34, lineHeight: '38px', padding: '28px 0 16px' },
  paragraph: { ...text, padding: '0 0 12px' },
  blockTitle: { ...heading, fontSize: 20, lineHeight: '26px', padding: '20px 0 4px' },
  blockLine: { ...text, wordBreak: 'break-word' },
  button: {
    display: 'inline-block',
    backgroundColor: INK.olive,
    color: INK.paper,
    border: `2px solid ${INK.forest}`,
    fontFamily: BODY,
    fontSize: 17,
    fontWeight: 700,
    lineHeight: '22px',
    padding: '12px 22px',
    textDecoration: 'none',
  },
  buttonRow: { padding: '20px 0 8px' },
  orderTitle: {
    ...heading,
    fontSize: 24,
    lineHeight: '30px',
    padding: '28px 0 10px',
    borderBottom: `3px solid ${INK.forest}`,
  },
  lineCell: { ...text, padding: '12px 0', borderBottom: `1px solid ${INK.forest}`, verticalAlign: 'top' },
  amountCell: {
    ...text,
    padding: '12px 0 12px 12px',
    borderBottom: `1px solid ${INK.forest}`,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  lineName: { ...heading, fontSize: 18, lineHeight: '24px' },
  totalLabel: { ...text, padding: '6px 0 0' },
  totalAmount: { ...text, padding: '6px 0 0 12px', textAlign: 'right', whiteSpace: 'nowrap' },
  grandLabel: { ...heading, fontSize: 22, lineHeight: '28px', padding: '10px 0 0' },
  grandAmount: {
    ...heading,
    fontSize: 22,
    lineHeight: '28px',
    padding: '10px 0 0 12px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  footer: { ...text, fontSize: 14, lineHeight: '21px', padding: '8px 0 0' },
  footerRow: { padding: '32px 0 0' },
  link: { color: INK.forest, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>

/** Some mail programs use it in dark mode; others keep the light style. */
export const DARK_STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: ${INK.forest} !important }
    .ink { color: ${INK.paper} !important; border-color: ${INK.paper} !important }
    .button { color: ${INK.paper} !important; border-color: ${INK.paper} !important }
  }
  @media (max-width: 420px) {
    .title { font-size: 28px !important; line-height: 32px !important }
    .button { display: block !important; text-align: center !important }
  }
`
