import { Hint, Input, Label, Text } from '@medusajs/ui'

type AmountFieldProps = {
  id: string
  label: string
  hint: string
  problem: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A field for a decimal number, with a hint and an error message. */
export function AmountField({ id, label, hint, problem, value, onChange }: AmountFieldProps) {
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-describedby={`${id}-about`}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-about`}>
        {problem === undefined ? null : <Hint variant="error">{problem}</Hint>}
        <Text size="small" className="text-ui-fg-subtle">
          {hint}
        </Text>
      </div>
    </div>
  )
}
