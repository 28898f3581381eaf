import { BEAT, CUT, PERIOD } from './timeline'

type Language = 'en' | 'de'
type Cue = { from: number; to: number } & Record<Language, string>

/** The film has no words spoken; these say what is heard, and what stands on the pictures. */
const CUES: Cue[] = [
  { from: 0, to: CUT.title, en: '[three wooden ticks]', de: '[dreimal hölzernes Ticken]' },
  {
    from: CUT.title,
    to: CUT.night,
    en: '[four thuds, then a chord]\nThe Printer Movie',
    de: '[vier dumpfe Schläge, dann ein Akkord]\nThe Printer Movie',
  },
  {
    from: CUT.night,
    to: BEAT.sheet,
    en: '[a slow tune, plucked]\nChur, after closing time',
    de: '[langsame, gezupfte Melodie]\nChur, nach Feierabend',
  },
  {
    from: BEAT.sheet,
    to: BEAT.pull,
    en: '[a sheet slaps onto the table]',
    de: '[ein Bogen klatscht auf den Tisch]',
  },
  {
    from: BEAT.pull,
    to: BEAT.pull + 4 * PERIOD,
    en: '[a squeegee swishes, four times]',
    de: '[eine Rakel zischt, viermal]',
  },
  { from: BEAT.awake, to: CUT.wholeSheet, en: '[eyelids pop, one by one]', de: '[Augenlider ploppen]' },
  { from: BEAT.shake, to: BEAT.inRegister, en: '[rattling]', de: '[Klappern]' },
  { from: BEAT.inRegister, to: CUT.temptation, en: '[a bell: in register]', de: '[ein Glöckchen: es passt]' },
  {
    from: CUT.temptation,
    to: CUT.decision,
    en: '[wind, and the tune again]',
    de: '[Wind, und wieder die Melodie]',
  },
  { from: BEAT.duck, to: BEAT.gone, en: '[a whistle slides down]', de: '[ein Pfiff fällt ab]' },
  { from: BEAT.hop, to: BEAT.land, en: '[boing, boing]', de: '[boing, boing]' },
  { from: BEAT.land, to: BEAT.wink, en: '[a thud, then a bell]', de: '[ein Plumps, dann ein Glöckchen]' },
  { from: BEAT.wonder, to: BEAT.wipe, en: '[the squeegee creaks: ?]', de: '[die Rakel knarrt: ?]' },
  { from: BEAT.wipe, to: BEAT.wiped, en: '[swish]', de: '[zisch]' },
  {
    from: BEAT.wiped,
    to: CUT.end,
    en: '[closing chord]\nAtelier Steinbock, Chur',
    de: '[Schlussakkord]\nAtelier Steinbock, Chur',
  },
]

/** The captions as a WebVTT file (https://www.w3.org/TR/webvtt1/). */
export function captionFile(language: Language): string {
  const cues = CUES.map((cue) => `${stamp(cue.from)} --> ${stamp(cue.to)}\n${cue[language]}\n`)
  return `WEBVTT\nLanguage: ${language}\n\n${cues.join('\n')}`
}

const stamp = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`
