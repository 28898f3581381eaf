import { parseEmail } from '../contract/text/email'
import { VAT_EXEMPT } from '../contract/studio/studio-profile'
import {
  type FieldProblem,
  type FieldProblems,
  MAX_FIELD_LENGTH,
  STUDIO_PROFILE_FIELDS,
  type StudioProfileField,
  type StudioProfileForm,
  type StudioProfileValues,
} from '../contract/studio/studio-profile-form'
import {
  daySchema,
  isPlaceholder,
  parseScreensMailSetting,
  timeSchema,
  toStudioProfile,
} from './read-studio-profile'
import { isVatNumber } from './vat-number'
import { parseUrl } from '../contract/text/parse-url'
import { isWebAddress } from '../contract/text/web-address'

/** The fields of Medusa's store about the studio. */
export type StudioStore = { name: string; metadata?: Record<string, unknown> | null | undefined }

const MANDATORY_FIELDS: ReadonlySet<StudioProfileField> = new Set([
  'name',
  'street',
  'postal_code',
  'city',
  'email',
])
/** Texts may contain line feeds, and no other control characters. */
const CONTROL_CHARACTER = /[^\P{Cc}\n]/u

/** Returns the current values of the form, and which of them are placeholders. */
export function buildStudioProfileForm({ name, metadata }: StudioStore): StudioProfileForm {
  const { address, pickupHours, ...facts } = toStudioProfile(metadata, name)
  const values: StudioProfileValues = {
    name: facts.name,
    street: address.street,
    postal_code: address.postalCode,
    city: address.city,
    email: facts.email,
    phone: facts.phone,
    first_day: String(pickupHours.firstDay),
    last_day: String(pickupHours.lastDay),
    opens: pickupHours.opens,
    closes: pickupHours.closes,
    vat_number: facts.vatNumber,
    imprint: facts.imprint,
    app_store_url: facts.appStoreUrl,
    links: facts.links.join('\n'),
    screens_mail: parseScreensMailSetting(metadata) ? 'yes' : '',
  }
  const isEntered = (field: StudioProfileField) => field === 'name' || Boolean(metadata?.[field])
  return {
    values,
    placeholders: STUDIO_PROFILE_FIELDS.filter((field) => !isEntered(field) && values[field] !== ''),
  }
}

/** Returns why values cannot be saved, one reason for each field. */
export function validateStudioProfile(values: StudioProfileValues): FieldProblems {
  const found = STUDIO_PROFILE_FIELDS.map((field) => [
    field,
    findFieldProblem(field, values[field].trim(), values),
  ])
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) as FieldProblems
}

function findFieldProblem(
  field: StudioProfileField,
  text: string,
  values: StudioProfileValues,
): FieldProblem | undefined {
  if (text === '') return MANDATORY_FIELDS.has(field) ? 'missing' : undefined
  if (text.length > MAX_FIELD_LENGTH[field]) return 'too_long'
  const isLong = field === 'imprint' || field === 'links'
  if (CONTROL_CHARACTER.test(text) || (!isLong && text.includes('\n'))) return 'not_text'
  return FORMAT_CHECKS[field]?.(text, values)
}

const FORMAT_CHECKS: Partial<
  Record<StudioProfileField, (text: string, values: StudioProfileValues) => FieldProblem | undefined>
> = {
  email: createCheck('not_email', (text) => parseEmail(text) !== undefined),
  phone: createCheck(
    'not_phone',
    (text) => /^\+?[\d /().-]+$/.test(text) && text.replace(/\D/g, '').length >= 7,
  ),
  postal_code: createCheck('not_postal_code', (text) => /^\d{4,5}$/.test(text)),
  first_day: createCheck('not_day', isDay),
  last_day: (text, { first_day: first }) =>
    isDay(text) ? findEndProblem(isDay(first) && text < first) : 'not_day',
  opens: createCheck('not_time', isTime),
  closes: (text, { opens }) => (isTime(text) ? findEndProblem(isTime(opens) && text <= opens) : 'not_time'),
  vat_number: createCheck('not_vat_number', (text) => isVatExempt(text) || isVatNumber(text)),
  app_store_url: createCheck('not_web_address', isSecureAddress),
  links: createCheck('not_web_address', (text) => splitLines(text).every(isSecureAddress)),
  screens_mail: createCheck('not_text', (text) => text === 'yes'),
}

function createCheck(problem: FieldProblem, isRight: (text: string) => boolean) {
  return (text: string) => (isRight(text) ? undefined : problem)
}

function findEndProblem(endsFirst: boolean): FieldProblem | undefined {
  return endsFirst ? 'ends_first' : undefined
}

function isDay(text: string): boolean {
  return daySchema.safeParse(text).success
}

function isTime(text: string): boolean {
  return timeSchema.safeParse(text).success
}

function isSecureAddress(text: string): boolean {
  const isSecure = text.startsWith('https:') && isWebAddress(text)
  return isSecure && parseUrl(text)?.hostname.includes('.') === true
}

/** Returns the update of Medusa's store. A placeholder that was not changed stays one. */
export function toStoreUpdate({ name, ...values }: StudioProfileValues) {
  const dropPlaceholder = (text: string) => (isPlaceholder(text) ? '' : text)
  const metadata = Object.fromEntries(
    Object.entries(values).map(([key, text]) => [key, dropPlaceholder(text.trim())]),
  )
  const own = {
    email: dropPlaceholder(parseEmail(values.email) ?? values.email),
    vat_number: toVatNumber(values.vat_number),
    links: splitLines(values.links).join('\n'),
  }
  return { name: name.trim(), metadata: { ...metadata, ...own } }
}

function toVatNumber(text: string): string {
  return isVatExempt(text.trim()) ? VAT_EXEMPT : text.trim()
}

/** Whether a text says 'not liable', in any language of the admin. */
function isVatExempt(text: string): boolean {
  return [VAT_EXEMPT, 'nicht pflichtig', 'non assujetti', 'non assoggettato'].includes(text.toLowerCase())
}

function splitLines(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
