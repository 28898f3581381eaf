import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminProduct, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, Input, Label, Text, Textarea, toast } from '@medusajs/ui'
import { type FormEvent, useState } from 'react'
import { useAdminTexts } from '../use-admin-texts'
import { saveProductTexts, TEXT_FIELDS, type TextField, readProductTexts } from '../product-texts-form'

function ProductTexts({ data: product }: DetailWidgetProps<AdminProduct>) {
  const words = useAdminTexts('texts')
  const [texts, setTexts] = useState(() => readProductTexts(product.metadata))
  const [isSaving, setIsSaving] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setIsSaving(true)
    try {
      await saveProductTexts(product.id, texts)
      // The admin caches what it has read, and its own metadata editor would write the old texts back.
      window.location.reload()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      setIsSaving(false)
    }
  }

  return (
    <Container className="p-0">
      <form onSubmit={(event) => void save(event)} className="divide-y">
        <div className="px-6 py-4">
          <Heading level="h2">{words.title}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {words.about}
          </Text>
        </div>
        {TEXT_FIELDS.map(({ group, fields }) => (
          <fieldset key={group} className="flex flex-col gap-3 px-6 py-4">
            <legend className="txt-compact-medium-plus float-left">{words.groups[group]}</legend>
            {fields.map((field) => (
              <Field
                key={field.key}
                field={field}
                group={words.groups[group]}
                text={texts[field.key] ?? ''}
                onChange={(text) => setTexts((now) => ({ ...now, [field.key]: text }))}
              />
            ))}
          </fieldset>
        ))}
        <div className="flex justify-end px-6 py-4">
          <Button type="submit" size="small" isLoading={isSaving}>
            {words.save}
          </Button>
        </div>
      </form>
    </Container>
  )
}

type FieldProps = { field: TextField; group: string; text: string; onChange: (text: string) => void }

function Field({ field: { key, label: name, isLong }, group, text, onChange }: FieldProps) {
  const label = useAdminTexts('texts')[name]
  const common = { id: key, value: text, 'aria-label': `${group}: ${label}` }
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={key} size="small">
        {label}
      </Label>
      {isLong ? (
        <Textarea {...common} rows={3} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input {...common} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  )
}

export const config = defineWidgetConfig({ id: 'product-texts', zone: 'product.details' })

export default ProductTexts
