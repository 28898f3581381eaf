import type { FileRefusal } from '@contract/custom-print/artwork-file'

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const OUTLINE = 'M60 540L300 60l240 480z'

/** The drawing that all files of the corpus hold that can be drawn. */
export const TRIANGLE = `<svg ${SVG} width="600" height="600"><path d="${OUTLINE}"/></svg>`

const draw = (inside: string, attributes = 'width="600" height="600"', before = '') =>
  `${before}<svg ${SVG} ${attributes}>${inside}</svg>`
const triangle = (attributes = '') => `<path d="${OUTLINE}" ${attributes}/>`
const styled = (css: string, attributes = 'class="a"') => draw(`<style>${css}</style>${triangle(attributes)}`)
/** A picture of one black pixel. */
const BLACK_JPEG =
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP3//2Q=='
const DOCTYPE =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"'

/** The same triangle as programs, browsers and people write it. */
export const DRAWN: Record<string, string | Uint8Array> = {
  'Illustrator, with the names of its namespaces': draw(
    `<g>${triangle()}</g>`,
    'version="1.1" id="Ebene_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" x="0px" y="0px" width="600px" height="600px" viewBox="0 0 600 600" enable-background="new 0 0 600 600" xml:space="preserve"',
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 16.0.4 -->${DOCTYPE} [
      <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
      <!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'>
    ]>`,
  ),
  'Illustrator, keeping its own file beside the drawing': draw(
    `<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" y="0" width="1" height="1"><i:aipgfRef href="#adobe_illustrator_pgf"/></foreignObject><g i:extraneous="self">${triangle()}</g></switch><i:aipgf id="adobe_illustrator_pgf">eJzs</i:aipgf>`,
    'xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" viewBox="0 0 600 600"',
  ),
  'Illustrator, with a style sheet': styled('.a{fill:#231f20;fill:#000;stroke-width:0px;}'),
  'Inkscape, in millimetres, with its window and a layer': draw(
    `<sodipodi:namedview pagecolor="#ffffff" inkscape:zoom="1.4"><inkscape:page x="0" y="0" width="210" height="210" id="page1"/></sodipodi:namedview><defs id="defs2"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><g inkscape:label="Ebene 1" inkscape:groupmode="layer" transform="translate(-10,-20)"><path style="fill:#000000;stroke:none;-inkscape-stroke:none;font-variation-settings:normal" d="${OUTLINE}" transform="translate(10 20)" sodipodi:nodetypes="cccc"/></g>`,
    'width="210mm" height="210mm" viewBox="0 0 600 600" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  ),
  'Inkscape, with letters on a hidden layer': draw(
    `${triangle()}<g style="display:none"><text>draft</text></g><g display="none"><flowRoot><flowPara>draft</flowPara></flowRoot></g>`,
  ),
  'Inkscape, with a text that has no letters': draw(`${triangle()}<text x="5" y="5"><tspan> </tspan></text>`),
  CorelDRAW: draw(
    `<defs><style type="text/css"><![CDATA[ .fil0 {fill:black} ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/>${triangle('class="fil0"')}</g>`,
    'xml:space="preserve" width="158.75mm" height="158.75mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 600 600"',
    `<?xml version="1.0" encoding="UTF-8"?>${DOCTYPE}>`,
  ),
  'Affinity Designer': draw(
    `<g id="Artboard1" serif:id="Artboard" transform="matrix(1,0,0,1,0,0)">${triangle('style="fill-rule:nonzero;"')}</g>`,
    'width="100%" height="100%" viewBox="0 0 600 600" version="1.1" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>${DOCTYPE}>`,
  ),
  'Figma, with the colours of a screen that shows more of them': draw(
    triangle('fill="black" style="fill:black;fill:color(display-p3 0 0 0);fill-opacity:1;"'),
    'width="600" height="600" viewBox="0 0 600 600" fill="none"',
  ),
  Sketch: draw(
    '<title>Logo</title><desc>Created with Sketch.</desc><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><polygon fill="#000000" points="60 540 300 60 540 540"></polygon></g>',
    'width="600px" height="600px" viewBox="0 0 600 600"',
    '<?xml version="1.0"?><!-- Generator: Sketch 52.6 -->',
  ),
  potrace: draw(
    '<metadata>Created by potrace 1.16</metadata><g transform="translate(0.000000,600.000000) scale(0.100000,-0.100000)" fill="#000000" stroke="none"><path d="M600 600l2400 4800 2400 -4800z"/></g>',
    'version="1.0" width="600.000000pt" height="600.000000pt" viewBox="0 0 600.000000 600.000000" preserveAspectRatio="xMidYMid meet"',
    '<?xml version="1.0" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">',
  ),
  'a browser that wrote down its page': draw(
    `<g class="layer" data-id="4" aria-label="Logo" role="img" tabindex="0">${triangle('vector-effect="none" style="stroke:none; fill: rgb(0, 0, 0); opacity: 1; cursor: pointer; font-family: &quot;Open Sans&quot;;"')}</g>`,
    `${XLINK} width="600" height="600" style="background: white; overflow: hidden"`,
  ),
  'a prefix on each element': `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="600" height="600"><svg:path d="${OUTLINE}"/></svg:svg>`,
  'no namespace': `<svg width="600" height="600">${triangle()}</svg>`,
  'a prefix that nobody declared': draw(`<defs>${triangle('id="a"')}</defs><use xlink:href="#a"/>`),
  'a long comment first': draw(triangle(), undefined, `<!-- ${'licence '.repeat(800)} -->\n`),
  'a packet of metadata first': draw(triangle(), undefined, '<?xpacket begin="" id="W5M0"?>\n'),
  'UTF-16, little end first': encodeUtf16(
    draw(triangle(), undefined, '<?xml version="1.0" encoding="UTF-16"?>'),
    true,
  ),
  'UTF-16, big end first': encodeUtf16(
    draw(triangle(), undefined, '<?xml version="1.0" encoding="UTF-16"?>'),
    false,
  ),
  'Latin-1': Uint8Array.from(
    draw(`<title>Bär</title>${triangle()}`, undefined, '<?xml version="1.0" encoding="ISO-8859-1"?>'),
    (letter) => letter.charCodeAt(0),
  ),
  'words that look like programs': draw(
    `<title>one = final</title><desc>JavaScript: the good parts, onload = maybe, url(http://example.com)</desc>${triangle()}`,
  ),
  'a link around it': draw(`<a href="https://studio.example/logo" target="_blank">${triangle()}</a>`),
  'a paint with quotes around its name': draw(
    `<linearGradient id="g"><stop stop-color="#000"/></linearGradient>${triangle('style="fill:url(&quot;#g&quot;)"')}`,
  ),
  'a font that no letter uses': styled(
    '@font-face{font-family:a;src:url(data:font/woff2;base64,d09GMg)}.a{fill:#000}',
  ),
  'a comment within its style sheet': styled('<!-- /* { */ .a{fill:#000} -->'),
  'a variable': styled(':root{--ink:#000}.a{fill:var(--ink)}'),
  'a variable within a variable': styled(':root{--a:#000;--b:var(--a)}.a{fill:var(--b)}'),
  'a variable that is missing, with another colour': styled('.a{fill:var(--ink, rgb(0, 0, 0))}'),
  'the colour of its surroundings': draw(`<g color="#000" fill="red">${triangle('fill="currentColor"')}</g>`),
  'what is important': styled('.a{fill:#000!important}', 'class="a" style="fill:red"'),
  'a style that outweighs its sheet': styled('#b.a{fill:red}', 'id="b" class="a" style="fill:#000"'),
  'a sheet that outweighs attributes': styled('path{fill:#000}', 'fill="red"'),
  'the weight of selectors': styled(
    '#b{fill:#000}g .a{fill:red}.a{fill:blue}path{fill:green}',
    'id="b" class="a"',
  ),
  'the later of two rules': styled('.a{fill:red}.b{fill:#000}', 'class="b a"'),
  'selectors of where it lies': draw(
    `<style>svg > g > .a{fill:#000}g.b > .a{fill:red}svg .c .a{fill:red}</style><g class="d">${triangle('class="a"')}</g>`,
  ),
  'colours that names have': styled('.a{fill:rebeccapurple;fill:BLACK}'),
  'colours as they are written today': styled('.a{fill:rgb(0 0 0 / 100%)}'),
  'colours by hue': styled('.a{fill:hsl(120, 100%, 0%)}'),
  'colours with their own opacity': styled('.a{fill:#000f}'),
  'a dark picture for dark rooms': styled('.a{fill:#000}@media (prefers-color-scheme: dark){.a{fill:#fff}}'),
  'a sheet for paper alone': styled('.a{fill:#000}@media print{.a{fill:red}}'),
  'a sheet for screens': styled('@media screen{.a{fill:#000}}', 'class="a" fill="red"'),
  'what pointers do to it': styled('.a{fill:#000}.a:hover{fill:red}'),
  'a value that nobody can read': styled('.a{fill:#000;fill:nonsense}'),
  'a colour that only few screens have, after one that all have': styled(
    '.a{fill:#000;fill:oklch(60% 0.2 30)}',
  ),
  centimetres: draw(triangle(), 'width="21cm" height="21cm" viewBox="0 0 600 600"'),
  inches: draw(triangle(), 'width="8in" height="8in" viewBox="0 0 600 600"'),
  points: draw(triangle(), 'width="450pt" height="450pt"'),
  'no size but its view': draw(triangle(), 'viewBox="0 0 600 600"'),
  'a width alone': draw(triangle(), 'width="64" viewBox="0 0 600 600"'),
  'a height alone': draw(triangle(), 'height="12mm" viewBox="0,0,600,600"'),
  'a drawing within a drawing': draw(
    `<svg x="0" y="0" width="600" height="600" viewBox="0 0 60 60"><g transform="scale(.1)">${triangle()}</g></svg>`,
  ),
  'a symbol': draw(
    `<symbol id="s" viewBox="0 0 600 600">${triangle()}</symbol><use href="#s" width="600" height="600"/>`,
  ),
  'a cut': draw(
    '<clipPath id="c"><path d="M60 540L300 60l240 480z"/></clipPath><rect width="600" height="600" clip-path="url(#c)"/>',
  ),
  'a picture whose kind is misspelt, as many programs do': draw(
    `<clipPath id="c"><path d="${OUTLINE}"/></clipPath><image width="600" height="600" clip-path="url(#c)" href="data:image/jpg;base64,${BLACK_JPEG}"/>`,
  ),
  'a mask': draw(
    `<mask id="m" style="mask-type:luminance">${triangle('fill="#fff"')}</mask><rect width="600" height="600" style="mask:url('#m')"/>`,
  ),
  'a pattern': draw(
    `<pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9"/></pattern>${triangle('fill="url(#p) red"')}`,
  ),
  'a filter that nothing uses': draw(
    `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${triangle('filter="none"')}`,
  ),
  'a switch by language': draw(
    `<switch><g systemLanguage="ja">${triangle('fill="red"')}</g><g>${triangle()}</g></switch>`,
  ),
}

/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const NESTED_COPIES = Array.from(
  { length: 9 },
  (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('')

/** Files that are refused, and why. */
export const REFUSED: Record<string, [FileRefusal, string]> = {
  letters: ['text', draw('<text x="9" y="99">Bar</text>')],
  'letters along a line': ['text', draw('<text><textPath href="#a">Bar</textPath></text>')],
  "Inkscape's flowing letters": ['text', draw('<flowRoot><flowPara>Bar</flowPara></flowRoot>')],
  'an effect': ['filter', draw(triangle('filter="url(#f)"'))],
  'an effect by style': ['filter', draw(triangle('style="filter:drop-shadow(0 0 9px red)"'))],
  'an effect by sheet': ['filter', styled('g .b,.a{filter:url(#f)}')],
  'a linked picture': ['linked', draw('<image href="http://169.254.169.254/latest"/>')],
  'a picture of the server': ['linked', draw('<image xlink:href="file:///etc/passwd"/>')],
  'a picture beside the file': ['linked', draw('<image href="logo.png"/>')],
  'a picture of the same protocol': ['linked', draw('<image href = "//example.com/a.png"/>')],
  'a picture after room': ['linked', draw('<image href=" &#10; https://example.com/a.png"/>')],
  'a copy from elsewhere': ['linked', draw('<use href="other.svg#a"/>')],
  'a paint from elsewhere': ['linked', draw(triangle('fill="url(other.svg#a)"'))],
  'a sheet from elsewhere': ['linked', styled('@import "a.css";')],
  'a sheet from elsewhere, in disguise': ['linked', styled(String.raw`@\69mport "a.css";`)],
  'a paint from elsewhere, in disguise': ['linked', draw(triangle(String.raw`style="fill:\75rl(http://a)"`))],
  'a script': ['unsafe', draw('<script>alert(1)</script>')],
  'a script with a prefix': ['unsafe', draw('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
  'what happens when it is loaded': ['unsafe', draw(triangle('onload="x()"'))],
  'a link that is a program': ['unsafe', draw(`<a href=" JavaScript:x()">${triangle()}</a>`)],
  'names within names': ['unsafe', draw('&b;', '', '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>')],
  'a name for another file': [
    'unsafe',
    draw('&a;', '', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
  ],
  'a part of another document type': [
    'unsafe',
    draw('', '', '<!DOCTYPE svg [<!ENTITY % a "<!ENTITY b \'c\'>"> %a;]>'),
  ],
  'a part of a page': [
    'unknown',
    draw('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  ],
  'a hatch': ['unknown', draw('<hatch id="h"/>')],
  'a mesh': ['unknown', draw('<meshgradient id="m"/>')],
  'a movement': ['animation', draw(`<path d="${OUTLINE}"><animate attributeName="fill" to="red"/></path>`)],
  'a change of an address': ['animation', draw('<use id="a"><set attributeName="href" to="#b"/></use>')],
  'a movement by sheet': ['animation', styled('@keyframes a{to{fill:red}}.a{animation:a 1s}')],
  'rules within rules': ['style', styled('g{&amp; path{fill:#000}}')],
  'what a parent knows of its children': ['style', styled('g:has(path){fill:#000}')],
  'every second one': ['style', styled('path:nth-child(2n){fill:#000}')],
  'brackets without end': ['style', styled(`.a{fill:${'('.repeat(100_000)}}`)],
  'functions within functions': ['style', draw(triangle(`style="fill:${'rgb('.repeat(50_000)}"`))],
  'rules within rules without end': ['style', styled(`.a${'{'.repeat(100_000)}`)],
  'a layer of sheets': ['style', styled('@layer a{.a{fill:#000}}')],
  'a colour that only few screens have': ['style', styled('.a{fill:oklch(60% 0.2 30)}')],
  'a colour for light rooms and one for dark ones': ['style', styled('.a{fill:light-dark(#000, #fff)}')],
  'a mixed colour': ['style', styled('.a{fill:color-mix(in srgb, red, blue)}')],
  'a length that is computed': ['style', draw('<rect width="calc(50% - 9px)" height="9"/>')],
  'a place by style': ['style', draw(triangle('style="transform:rotate(45deg)"'))],
  'an outline by style': ['style', draw('<path style="d:path(\'M0 0L9 9\')"/>')],
  'two pages': [
    'pages',
    draw(
      '<k:page x="0"/><k:page x="9"/>',
      'width="9" height="9" xmlns:k="http://www.inkscape.org/namespaces/inkscape"',
    ),
  ],
  'copies of copies': [
    'heavy',
    draw(`<defs><path id="l0" d="M0 0h1"/>${NESTED_COPIES}</defs><use href="#l9"/>`),
  ],
  'selectors that suit each other in countless ways': [
    'heavy',
    draw(
      `<style>.x ${'g '.repeat(40)}path{fill:red}</style>${'<g>'.repeat(100)}${triangle()}${'</g>'.repeat(100)}`,
    ),
  ],
  'thousands of rules on thousands of shapes': [
    'heavy',
    draw(
      `<style>${Array.from({ length: 3000 }, (_, at) => `g .c${at} .d path{fill:red}`).join('')}</style>${'<g class="d">'.repeat(60)}${triangle().repeat(3000)}${'</g>'.repeat(60)}`,
    ),
  ],
  'a well': ['heavy', draw('<g>'.repeat(300) + '</g>'.repeat(300))],
  'a picture that is cut off': ['picture', draw(`<image href="data:image/png;base64,${PNG.slice(0, 60)}"/>`)],
  'a picture that is none': ['picture', draw('<image href="data:image/png;base64,AAAA"/>')],
  'a picture of a kind that the engine lacks': [
    'picture',
    draw('<image href="data:image/webp;base64,UklGRg"/>'),
  ],
  'a drawing as a picture': ['picture', draw('<image href="data:image/svg+xml,%3Csvg/%3E"/>')],
  'half a file': ['damaged', draw('<g>').slice(0, -9)],
  'a name that nobody knows': ['damaged', draw('&nbsp;')],
}

function encodeUtf16(text: string, isLittle: boolean): Uint8Array {
  const marked = `\u{FEFF}${text}`
  const bytes = new Uint8Array(marked.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < marked.length; index++)
    view.setUint16(index * 2, marked.charCodeAt(index), isLittle)
  return bytes
}
