import * as z from 'zod/mini'
import { PAGE_NAMES } from './pages'

/** Texts that the server writes into the heads of pages; with their places for values. */
export const SERVER_TEXTS = [
  'printing.screen.title',
  'printing.screen.text',
  'printing.dtg.title',
  'printing.dtg.text',
  'apps.lead',
  'apps.inventory.title',
  'apps.inventory.lead',
  'bonus.title',
  'bonus.lead',
  'shop.pageTitle',
] as const
export type ServerText = (typeof SERVER_TEXTS)[number]

/** What prerendering tells the server about the pages of one language (dist/pages/<language>/facts.json). */
export const pageFactsSchema = z.strictObject({
  /** By the page's file. */
  pages: z.record(
    z.string(),
    z.strictObject({
      name: z.enum(PAGE_NAMES),
      /** Null where it answers many addresses. */
      path: z.nullable(z.string()),
      title: z.string(),
      description: z.string(),
      /** What it is called in a trail of links. */
      label: z.string(),
    }),
  ),
  texts: z.record(z.enum(SERVER_TEXTS), z.string()),
})
export type PageFacts = z.infer<typeof pageFactsSchema>
export type PageFact = PageFacts['pages'][string]
