import { COLOUR_TEXTS } from '../../contract/custom-print/colour-texts'
import { createTranslator, type Translate } from '../../contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

type ContentLine = { name: string; detail: string; amount?: string }

export type ContentBlock = { title: string; lines: (string | { label: string; url: string })[] }

/** The pages that the button of a mail leads to: the buyer's, or that of the studio. */
export type MailLinks = { buyer: string; studio: string }

/** How many of the shirts that were bought the picture shows. */
export const MAX_SHOWN_SHIRTS = 3

export type MailContent = {
  /** The studio's name. */
  studio: string
  language: string
  subject: string
  /** Shown beside the subject in lists of mails. */
  preview: string
  title: string
  paragraphs: string[]
  /** The alternative text of the picture. */
  picture?: string
  /** Between the paragraphs and what was ordered. */
  blocksAbove: ContentBlock[]
  button?: { label: string; url: string }
  order?: {
    title: string
    lines: ContentLine[]
    /** The last one is the total. */
    totals: { label: string; amount: string }[]
  }
  /** Between what was ordered and the footer. */
  blocksBelow: ContentBlock[]
  footer: string[]
}

export const getMailTexts = createTranslator<MailTextKey>({
  de: { ...de, ...COLOUR_TEXTS.de },
  en: { ...en, ...COLOUR_TEXTS.en },
  fr: { ...fr, ...COLOUR_TEXTS.fr },
  it: { ...it, ...COLOUR_TEXTS.it },
})

export type MailTextKey = keyof typeof en | keyof (typeof COLOUR_TEXTS)['en']

export type MailTexts = Translate<MailTextKey>
