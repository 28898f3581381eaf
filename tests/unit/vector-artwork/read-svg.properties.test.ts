import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSvg } from '@vector-artwork/read-svg'
import { DRAWN, REFUSED } from './svg-corpus'

const encode = (text: string) => new TextEncoder().encode(text)
const readText = (text: string) => readSvg(encode(text))
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">${inside}</svg>`

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const length = fc.integer({ min: 0, max: 90 }).map(String)
const style = fc.record(
  {
    fill: fc.oneof(hex, fc.constantFrom('none', 'currentColor')),
    stroke: hex,
    'stroke-width': length,
    'stroke-linecap': fc.constantFrom('butt', 'round', 'square'),
    opacity: fc.constantFrom('0', '.5', '1'),
    'fill-rule': fc.constantFrom('nonzero', 'evenodd'),
  },
  { requiredKeys: [] },
)
const shape = fc.oneof(
  fc.tuple(length, length, length).map(([x, y, r]) => `circle cx="${x}" cy="${y}" r="${r}"`),
  fc.tuple(length, length, length).map(([x, y, side]) => `rect x="${x}" y="${y}" width="${side}" height="4"`),
  fc.array(length, { minLength: 4, maxLength: 9 }).map((points) => `path d="M${points.join(' ')}"`),
)

it('a drawing is the same however its program writes down how its shapes look', () => {
  const drawing = fc.array(fc.record({ shape, style }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(drawing, (parts) => {
      const list = (entries: [string, string][], join: (entry: [string, string]) => string) =>
        entries.map(join).join('')
      const asAttributes = parts.map(
        (part) =>
          `<${part.shape}${list(Object.entries(part.style), ([name, value]) => ` ${name}="${value}"`)}/>`,
      )
      const toCss = ([name, value]: [string, string]) => `${name}:${value};`
      const asStyle = parts.map(
        (part) => `<${part.shape} style="${list(Object.entries(part.style), toCss)}"/>`,
      )
      const rules = parts.map((part, index) => `.c${index}{${list(Object.entries(part.style), toCss)}}`)
      const asSheet = parts.map((part, index) => `<${part.shape} class="c${index}"/>`)
      const variables = parts.map(
        (part, index) =>
          `.c${index}{${list(Object.entries(part.style), ([name, value]) => `--${name}:${value};${name}:var(--${name});`)}}`,
      )
      const plain = readText(svg(asAttributes.join('')))
      expect(plain).toHaveProperty('root')
      expect(readText(svg(asStyle.join('')))).toEqual(plain)
      expect(readText(svg(`<style>${rules.join('')}</style>${asSheet.join('')}`))).toEqual(plain)
      expect(readText(svg(`<style>${variables.join('')}</style>${asSheet.join('')}`))).toEqual(plain)
    }),
  )
})

it('whatever is in a file, nothing of it leads out of the drawing or runs', () => {
  // What is too much work is refused after most of it, and nothing is left that could lead out.
  const refused = Object.values(REFUSED).filter(([reason]) => reason !== 'heavy')
  const corpus = [...Object.values(DRAWN), ...refused.map(([, file]) => file)].filter(
    (file): file is string => typeof file === 'string',
  )
  const attack = fc.constantFrom(
    '<script>x()</script>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>',
    '<image href="http://a.example/a.png"/>',
    '<image href="&#104;ttp://a.example/a.png"/>',
    '<use href="http://a.example/#b"/>',
    '<feImage href="http://a.example/a.png"/>',
    '<path d="M0 0h9" fill="url(http://a.example/#b)"/>',
    '<path d="M0 0h9" style="fill:u\\72l(http://a.example/#b)"/>',
    '<path d="M0 0h9" onclick="x()"/>',
    '<path d="M0 0h9" mask="url(&#34;http://a.example&#34;)"/>',
    '<style>@\\69mport url(http://a.example/a.css);</style>',
    '<style><![CDATA[path{fill:url(http://a.example/#b)}]]></style>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://a.example"/></foreignObject>',
    '<a href="javascript:x()"><path d="M0 0h9"/></a>',
    '<set attributeName="href" to="http://a.example"/>',
    '&a;',
  )
  fc.assert(
    fc.property(fc.constantFrom(...corpus), attack, fc.nat(), fc.nat(), (file, inserted, at, cut) => {
      const place = at % (file.length + 1)
      const text = file.slice(0, place) + inserted + file.slice(place)
      for (const bytes of [encode(text), encode(text.slice(0, cut % (text.length + 1)))]) {
        const drawing = readSvg(bytes)
        if (typeof drawing === 'string') continue
        const { root } = drawing
        expect(JSON.stringify(root)).not.toMatch(/a\.example|script|x\(\)|"on[a-z]+"/)
      }
    }),
    { numRuns: 2000 },
  )
})
