import * as z from 'zod/mini'

/** Why a request or a file is refused. */
const CUSTOM_PRINT_FAILURE_CODES = [
  'file_size',
  'file_type',
  'file_heic',
  'file_avif',
  'file_pdf',
  'file_tiff',
  'file_svgz',
  'file_pixels',
  'file_long',
  'file_small',
  'file_damaged',
  'file_cmyk',
  'file_unsafe',
  'file_text',
  'file_filter',
  'file_linked',
  'file_picture',
  'file_animation',
  'file_style',
  'file_unknown',
  'file_pages',
  'file_heavy',
  'file_empty',
  'no_file',
  'invalid_form',
  'invalid_crop',
  'not_printable',
  'wish_too_soon',
  'prices_changed',
  'storage_full',
  'busy',
  'too_many_from_here',
  'link_ended',
  'not_printed_yet',
] as const
export type CustomPrintFailureCode = (typeof CUSTOM_PRINT_FAILURE_CODES)[number]

/** A failure of a route of custom printing. `values`: minutes, or the two totals in Rappen. */
export const customPrintFailureSchema = z.object({
  error: z.string(),
  code: z.enum(CUSTOM_PRINT_FAILURE_CODES),
  values: z.optional(z.record(z.string(), z.number())),
})
export type CustomPrintFailure = z.infer<typeof customPrintFailureSchema>
