import * as z from 'zod/mini'
import { PAGE_NAMES } from './pages'

/** Texts with placeholders that the server writes into the heads of pages. */
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

/**
 * The texts of pages in one language, which prerendering writes for the server (dist/pages/<language>/facts.json).
 */
export const pageTextsSchema = z.strictObject({
  pages: z.record(
    z.enum(PAGE_NAMES),
    z.strictObject({
      title: z.string(),
      description: z.string(),
      label: z.string(),
    }),
  ),
  texts: z.record(z.enum(SERVER_TEXTS), z.string()),
})
export type PageTexts = z.infer<typeof pageTextsSchema>
