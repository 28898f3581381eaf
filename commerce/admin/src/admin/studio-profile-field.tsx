import { Hint, Input, Label, Text, Textarea } from '@medusajs/ui'
import { WEEKDAYS } from '../../../src/contract/studio/pickup-hours'
import { fillTemplate } from '../../../src/contract/text/template'
import {
  type FieldProblem,
  MAX_FIELD_LENGTH,
  type StudioProfileField,
} from '../../../src/contract/studio/studio-profile-form'
import { useAdminLanguage, useAdminTexts } from './use-admin-texts'

type StudioProfileFieldInputProps = {
  field: StudioProfileField
  value: string
  isPlaceholder: boolean
  problem: FieldProblem | undefined
  onChange: (value: string) => void
}

const INPUT_TYPES: Partial<Record<StudioProfileField, string>> = {
  email: 'email',
  phone: 'tel',
  app_store_url: 'url',
  opens: 'time',
  closes: 'time',
}
/** A native select, which is the fastest to use on a phone. */
const SELECT_CLASS =
  'bg-ui-bg-field shadow-borders-base txt-compact-medium h-10 w-full rounded-md px-3 md:h-8'

/** One field of the studio's profile with its hint, a mark if it is a placeholder, and its error message. */
export function StudioProfileFieldInput({
  field,
  value,
  isPlaceholder,
  problem,
  onChange,
}: StudioProfileFieldInputProps) {
  const texts = useAdminTexts('facts')
  const hint = (texts.hints as Partial<Record<StudioProfileField, string>>)[field]
  const describedBy = `${field}-about`
  const common = {
    id: field,
    value,
    'aria-describedby': describedBy,
    'aria-invalid': problem !== undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={field} size="small" weight="plus">
        {texts.fields[field]}
      </Label>
      {field === 'first_day' || field === 'last_day' ? (
        <DaySelect {...common} />
      ) : field === 'screens_mail' ? (
        <select {...common} className={SELECT_CLASS}>
          <option value="">{texts.off}</option>
          <option value="yes">{texts.on}</option>
        </select>
      ) : field === 'imprint' || field === 'links' ? (
        <Textarea {...common} rows={4} />
      ) : (
        <Input {...common} type={INPUT_TYPES[field] ?? 'text'} />
      )}
      <div id={describedBy}>
        {problem === undefined ? null : (
          <Hint variant="error">
            {fillTemplate(texts.problems[problem], { most: MAX_FIELD_LENGTH[field] })}
          </Hint>
        )}
        {isPlaceholder ? (
          <Text size="small" className="text-ui-tag-orange-text">
            {texts.placeholder}
          </Text>
        ) : null}
        {hint === undefined ? null : (
          <Text size="small" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )}
      </div>
    </div>
  )
}

type DaySelectProps = {
  id: string
  value: string
  'aria-invalid': boolean
  onChange: (event: { target: { value: string } }) => void
}

function DaySelect(props: DaySelectProps) {
  const names = WEEKDAYS[useAdminLanguage()]
  return (
    <select {...props} className={SELECT_CLASS}>
      {names.map((name, index) => (
        <option key={name} value={index + 1}>
          {name}
        </option>
      ))}
    </select>
  )
}
