import { BEAT, CUT, PERIOD } from './timeline'

const LANGUAGES = ['en', 'de'] as const

/** The film has no words spoken; these say what is heard, and what stands on the pictures. */
const CUES: [from: number, to: number, en: string, de: string][] = [
  [0, CUT.title, '[three wooden ticks]', '[dreimal hölzernes Ticken]'],
  [
    CUT.title,
    CUT.night,
    '[four thuds, then a chord]\nThe Printer Movie',
    '[vier dumpfe Schläge, dann ein Akkord]\nThe Printer Movie',
  ],
  [
    CUT.night,
    BEAT.sheet,
    '[a slow tune, plucked]\nChur, after closing time',
    '[langsame, gezupfte Melodie]\nChur, nach Feierabend',
  ],
  [BEAT.sheet, BEAT.pull, '[a sheet slaps onto the table]', '[ein Bogen klatscht auf den Tisch]'],
  [BEAT.pull, BEAT.pull + 4 * PERIOD, '[a squeegee swishes, four times]', '[eine Rakel zischt, viermal]'],
  [BEAT.awake, CUT.wholeSheet, '[eyelids pop, one by one]', '[Augenlider ploppen]'],
  [BEAT.shake, BEAT.inRegister, '[rattling]', '[Klappern]'],
  [BEAT.inRegister, CUT.temptation, '[a bell: in register]', '[ein Glöckchen: es passt]'],
  [CUT.temptation, CUT.decision, '[wind, and the tune again]', '[Wind, und wieder die Melodie]'],
  [BEAT.duck, BEAT.gone, '[a whistle slides down]', '[ein Pfiff fällt ab]'],
  [BEAT.hop, BEAT.land, '[boing, boing]', '[boing, boing]'],
  [BEAT.land, BEAT.wink, '[a thud, then a bell]', '[ein Plumps, dann ein Glöckchen]'],
  [BEAT.wonder, BEAT.wipe, '[the squeegee creaks: ?]', '[die Rakel knarrt: ?]'],
  [BEAT.wipe, BEAT.wiped, '[swish]', '[zisch]'],
  [
    BEAT.wiped,
    CUT.end,
    '[closing chord]\nAtelier Steinbock, Chur',
    '[Schlussakkord]\nAtelier Steinbock, Chur',
  ],
]

/** The captions as WebVTT files, by language (https://www.w3.org/TR/webvtt1/). */
export const captions = Object.fromEntries(
  LANGUAGES.map((language, i) => {
    const cues = CUES.map(([from, to, ...texts]) => `${stamp(from)} --> ${stamp(to)}\n${texts[i]}\n`)
    return [language, `WEBVTT\nLanguage: ${language}\n\n${cues.join('\n')}`]
  }),
)

function stamp(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`
}
