import * as z from 'zod/mini'

/** The fields of the studio's profile. Except for the name, they are keys of the metadata of Medusa's store. */
export const STUDIO_PROFILE_FIELDS = [
  'name',
  'street',
  'postal_code',
  'city',
  'email',
  'phone',
  'first_day',
  'last_day',
  'opens',
  'closes',
  'vat_number',
  'imprint',
  'app_store_url',
  'links',
  'screens_mail',
] as const
export type StudioProfileField = (typeof STUDIO_PROFILE_FIELDS)[number]
export type StudioProfileValues = Record<StudioProfileField, string>

/** Maximum length of each field, in characters. */
export const MAX_FIELD_LENGTH: Readonly<Record<StudioProfileField, number>> = {
  name: 60,
  street: 100,
  postal_code: 10,
  city: 60,
  email: 120,
  phone: 30,
  first_day: 1,
  last_day: 1,
  opens: 5,
  closes: 5,
  vat_number: 20,
  imprint: 1000,
  app_store_url: 300,
  links: 1000,
  screens_mail: 3,
}

/** Why a value is refused. */
const FIELD_PROBLEMS = [
  'missing',
  'too_long',
  'not_text',
  'not_email',
  'not_phone',
  'not_postal_code',
  'not_day',
  'not_time',
  'ends_first',
  'not_vat_number',
  'not_web_address',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

/** Body of POST /admin/studio-facts. */
export const studioValuesSchema = z.record(z.enum(STUDIO_PROFILE_FIELDS), z.string())

const buildFieldsSchema = <Schema>(schema: Schema) =>
  Object.fromEntries(STUDIO_PROFILE_FIELDS.map((field) => [field, schema])) as Record<
    StudioProfileField,
    Schema
  >

/** Response of GET and POST /admin/studio-facts. */
export const studioFormSchema = z.object({
  values: z.object(buildFieldsSchema(z.string())),
  /** The fields whose values are placeholders, as the studio has not entered its own. */
  placeholders: z.array(z.enum(STUDIO_PROFILE_FIELDS)),
})
export type StudioProfileForm = z.infer<typeof studioFormSchema>

/** Response of POST /admin/studio-facts with status 400. */
export const refusedStudioFormSchema = z.object({
  problems: z.partial(z.object(buildFieldsSchema(z.enum(FIELD_PROBLEMS)))),
})
export type FieldProblems = z.infer<typeof refusedStudioFormSchema>['problems']
