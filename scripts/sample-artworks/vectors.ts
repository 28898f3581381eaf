import type { Point } from './svg-pen.ts'
import * as words from './word-outlines.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const DOCTYPE =
  '!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"'

const repeat = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')
const toFile = async (text: string): Promise<Buffer> => Buffer.from(text)

/** A hiking club's badge as Illustrator saves it: a style sheet, names for its namespaces, its own file beside it. */
export const writeIllustratorBadge = (): Promise<Buffer> =>
  toFile(`<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.3.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<${DOCTYPE} [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Ebene_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" ${SVG} ${XLINK} x="0px" y="0px" viewBox="0 0 800 800" style="enable-background:new 0 0 800 800;" xml:space="preserve">
<style type="text/css">
  .st0{fill:#1D1B1A;}
  .st1{fill:#FFFFFF;}
  .st2{fill:#8C8A86;}
  .st3{fill:none;stroke:#1D1B1A;stroke-width:10;stroke-miterlimit:10;}
</style>
<switch>
  <foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
  <g i:extraneous="self">
    <circle class="st3" cx="400" cy="400" r="384"/>
    <circle class="st0" cx="400" cy="400" r="358"/>
    <circle class="st1" cx="400" cy="400" r="296"/>
    ${repeat(36, (at) => `<rect class="st1" x="394" y="58" width="12" height="32" transform="rotate(${at * 10} 400 400)"/>`)}
    <path class="st2" d="M128,516L292,262l74,104l92-176l214,326c-60,106-152,166-272,166S180,620,128,516z"/>
    <path class="st0" d="M400,516l58-326l214,326c-30,52-66,90-110,116L400,516z"/>
    <path class="st1" d="M458,190l62,94l-36,-16l-20,38l-34,-34l-24,20L458,190z"/>
    <g transform="translate(302 640) scale(1.3)"><path class="st1" d="${words.CHUR_LARGE}"/></g>
  </g>
</switch>
<i:aipgf id="adobe_illustrator_pgf"><![CDATA[eJzs]]></i:aipgf>
</svg>`)

/** An edelweiss of fine lines as Inkscape saves it: in millimetres, with layers, clones, and words on a hidden layer. */
export const writeInkscapeFlower = (): Promise<Buffer> => {
  const line = 'fill:none;stroke:#1d1b1a;stroke-linecap:round;stroke-linejoin:round;-inkscape-stroke:none'
  return toFile(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="180mm" height="180mm" viewBox="0 0 180 180" version="1.1" id="svg5" inkscape:version="1.2.2 (b0a8486541, 2022-12-01)" sodipodi:docname="edelweiss.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ${XLINK} ${SVG} xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" bordercolor="#666666" inkscape:document-units="mm" showgrid="false" inkscape:zoom="0.84" inkscape:current-layer="layer1"/>
  <defs id="defs2"/>
  <g inkscape:label="Ebene 1" inkscape:groupmode="layer" id="layer1">
    <g id="leaf">
      <path id="path10" style="${line};stroke-width:0.8" sodipodi:nodetypes="ccc" d="M90 80C78 60 76 34 90 8C104 34 102 60 90 80Z"/>
      ${repeat(7, (at) => `<path id="path${20 + at}" style="${line};stroke-width:0.25" d="M90 ${74 - at * 8}C${93 - at * 0.3} ${66 - at * 7.6} ${95 - at * 0.5} ${62 - at * 7.2} ${96.5 - at * 0.8} ${58 - at * 6.8}"/>`)}
    </g>
    ${repeat(8, (at) => `<use x="0" y="0" xlink:href="#leaf" id="use${at}" transform="rotate(${(at + 1) * 40},90,90)"/>`)}
    ${repeat(9, (at) => {
      const [x, y] =
        at === 0 ? [90, 90] : [90 + 8.4 * Math.cos(at * 0.7854), 90 + 8.4 * Math.sin(at * 0.7854)]
      return `<circle id="circle${at}" style="fill:#1d1b1a;stroke:none" cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" r="3.4"/>`
    })}
  </g>
  <g inkscape:label="Notizen" inkscape:groupmode="layer" id="layer2" style="display:none"><text x="5" y="175">thinner?</text></g>
</svg>`)
}

/** A postage stamp as CorelDRAW saves it: in millimetres of its own hundredths, classes in CDATA, an even-odd rule. */
export const writeCorelStamp = (): Promise<Buffer> => {
  const holes = [
    ...Array.from({ length: 15 }, (_, at): Point => [at * 500, 0]),
    ...Array.from({ length: 15 }, (_, at): Point => [at * 500, 9000]),
    ...Array.from({ length: 17 }, (_, at): Point => [0, 500 + at * 500]),
    ...Array.from({ length: 17 }, (_, at): Point => [7000, 500 + at * 500]),
  ]
  return toFile(`<?xml version="1.0" encoding="UTF-8"?>
<${DOCTYPE}>
<!-- Creator: CorelDRAW X7 -->
<svg ${SVG} xml:space="preserve" width="76mm" height="96mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" viewBox="-300 -300 7600 9600" ${XLINK}>
 <defs>
  <style type="text/css">
   <![CDATA[
    .str0 {stroke:#FEFEFE;stroke-width:70}
    .fil0 {fill:#2B2A29}
    .fil1 {fill:#FEFEFE}
    .fil2 {fill:none}
   ]]>
  </style>
 </defs>
 <g id="Layer_x0020_1">
  <metadata id="CorelCorpID_0Corel-Layer"/>
  <polygon class="fil0" points="0,0 7000,0 7000,9000 0,9000"/>
  ${holes.map(([x, y]) => `<circle class="fil1" cx="${x}" cy="${y}" r="150"/>`).join('\n  ')}
  <path class="fil1" d="M550 550l5900 0 0 6500 -5900 0 0 -6500zm260 5900c900,-500 1500,-2100 2300,-2100 500,0 600,800 1000,800 500,0 700,-2200 1300,-2200 500,0 600,2500 830,3500l0 -5640 -5430 0 0 5640z"/>
  <circle class="fil1" cx="2050" cy="2200" r="620"/>
  ${repeat(12, (at) => `<line class="fil2 str0" x1="2050" y1="1420" x2="2050" y2="1200" transform="rotate(${at * 30} 2050 2200)"/>`)}
  <g transform="translate(620 8460) scale(7.9)"><path class="fil1" d="${words.STEINBOCK_LARGE}"/></g>
 </g>
</svg>`)
}

/** A sunrise as Figma saves it: no fill of its own, cuts, gradients, and colours of wider screens beside the usual. */
export const writeFigmaSunrise = (): Promise<Buffer> => {
  const layer = (d: string, grey: number) => {
    const [hex, share] = [grey.toString(16).padStart(2, '0'), (grey / 255).toFixed(4)]
    return `<path d="${d}" fill="#${hex}${hex}${hex}" style="fill:#${hex}${hex}${hex};fill:color(display-p3 ${share} ${share} ${share});fill-opacity:1;"/>`
  }
  return toFile(`<svg width="512" height="512" viewBox="0 0 512 512" fill="none" ${SVG}>
<g clip-path="url(#clip0_104_27)">
<rect width="512" height="512" fill="url(#paint0_linear_104_27)"/>
<mask id="mask0_104_27" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="136" y="118" width="240" height="240">
<circle cx="256" cy="238" r="120" fill="#D9D9D9" style="fill:#D9D9D9;fill:color(display-p3 0.8510 0.8510 0.8510);fill-opacity:1;"/>
</mask>
<g mask="url(#mask0_104_27)">
<rect x="136" y="118" width="240" height="240" fill="white" style="fill:white;fill-opacity:1;"/>
${repeat(5, (at) => `<rect x="136" y="${258 + at * 18}" width="240" height="${4 + at * 2}" fill="url(#paint0_linear_104_27)"/>`)}
</g>
${layer('M0 372L92 268L150 330L236 226L318 340L392 262L512 384V512H0V372Z', 0x8a)}
${layer('M0 430L70 352L168 452L262 366L352 468L430 388L512 462V512H0V430Z', 0x4c)}
${layer('M0 486L120 420L240 498L330 444L512 506V512H0V486Z', 0x16)}
</g>
<defs>
<linearGradient id="paint0_linear_104_27" x1="256" y1="0" x2="256" y2="512" gradientUnits="userSpaceOnUse">
<stop stop-color="#3C3C3C" style="stop-color:#3C3C3C;stop-color:color(display-p3 0.2353 0.2353 0.2353);stop-opacity:1;"/>
<stop offset="1" stop-color="#E4E4E4" style="stop-color:#E4E4E4;stop-color:color(display-p3 0.8941 0.8941 0.8941);stop-opacity:1;"/>
</linearGradient>
<clipPath id="clip0_104_27"><rect width="512" height="512" rx="256" fill="white"/></clipPath>
</defs>
</svg>
`)
}

/** An ibex in ink that potrace has traced from a scan: upside down, in tenths of points, with the dust of the glass. */
export const writePotraceIbex = (): Promise<Buffer> => {
  const mirror = (points: readonly Point[]) => points.map(([x, y]): Point => [6000 - x, y])
  const horn = [...HORN_OUTSIDE.flatMap(([x, y], at): Point[] => [[x, y], [x - 130, y + (at < 4 ? 90 : 20)]]), ...HORN_INSIDE] // oxfmt-ignore
  const ear: Point[] = [[2350, 3050], [1850, 3000], [1500, 2760], [1800, 2620], [2300, 2760]] // oxfmt-ignore
  const dust = [[5420, 900], [5850, 420]].map(([x = 0, y = 0]): Point[] => [[x, y], [x + 14, y + 2], [x + 16, y + 15], [x + 1, y + 13]]) // oxfmt-ignore
  const shapes = [horn, mirror(horn), ear, mirror(ear), FACE, ...dust]
  return toFile(`<?xml version="1.0" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN"
 "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">
<svg version="1.0" ${SVG}
 width="600.000000pt" height="600.000000pt" viewBox="0 0 600.000000 600.000000"
 preserveAspectRatio="xMidYMid meet">
<metadata>
Created by potrace 1.16, written by Peter Selinger 2001-2019
</metadata>
<g transform="translate(0.000000,600.000000) scale(0.100000,-0.100000)"
fill="#000000" stroke="none">
<path d="${shapes.map((shape) => writeTrace(turnOneWay(shape))).join('\n')}"/>
</g>
</svg>
`)
}

/** Heights are from the lower edge, as potrace has them. */
const HORN_OUTSIDE: readonly Point[] = [
  [2560, 3300], [2330, 3760], [2050, 4180], [1720, 4580], [1360, 4930], [1010, 5230], [760, 5560],
] // oxfmt-ignore
const HORN_INSIDE: readonly Point[] = [[1300, 5420], [1900, 5010], [2400, 4460], [2740, 3880], [2880, 3380]] // oxfmt-ignore
const FACE: readonly Point[] = [
  [2420, 3320], [3000, 3420], [3580, 3320], [3760, 2800], [3640, 2100], [3480, 1500], [3420, 1000],
  [3260, 640], [3080, 300], [3000, 160], [2920, 300], [2740, 640], [2580, 1000], [2520, 1500], [2360, 2100], [2240, 2800],
] // oxfmt-ignore

/** Returns the points against the clock, so that shapes that overlap add up. */
function turnOneWay(points: readonly Point[]): readonly Point[] {
  const doubleArea = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return doubleArea < 0 ? points.toReversed() : points
}

/** Writes a closed curve through points in whole tenths, relative, as potrace does. */
function writeTrace(points: readonly Point[]): string {
  const get = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const [startX, startY] = get(0).map(Math.round)
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)]
    const [x, y] = from.map(Math.round) as [number, number]
    const write = ([toX, toY]: Point) => `${Math.round(toX) - x} ${Math.round(toY) - y}`
    const handle = (at: Point, back: Point, forth: Point): Point => [
      at[0] + (forth[0] - back[0]) / 6,
      at[1] + (forth[1] - back[1]) / 6,
    ]
    return `${write(handle(from, before, to))} ${write(handle(to, after, from))} ${write(to)}`
  })
  return `M${startX} ${startY} c${curves.join(' ')}z`
}
