import { defineRouteConfig } from '@medusajs/admin-sdk'
import { SquaresPlus } from '@medusajs/icons'
import { Button, Container, Heading, Input, Label, Text, toast } from '@medusajs/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { createdProductSchema } from '../../../../../src/contract/admin/new-product'
import { callAdmin } from '../../admin-api'
import { useAdminTexts } from '../../use-admin-texts'

type SizeRow = { key: string; name: string; pieces: string }

const createSize = (name: string): SizeRow => ({ key: crypto.randomUUID(), name, pieces: '0' })

/** The form of a new product, with everything that it needs to be sold except its picture. */
function NewProductPage() {
  const texts = useAdminTexts('newProduct')
  const [title, setTitle] = useState('')
  const [price, setPrice] = useState('')
  const [sizes, setSizes] = useState(() => ['S', 'M', 'L', 'XL'].map(createSize))
  const { mutate: create, isPending } = useMutation({
    mutationFn: async () =>
      createdProductSchema.parse(
        await callAdmin('/admin/new-product', 'POST', {
          title,
          price: Number(price),
          sizes: sizes.map(({ name, pieces }) => ({ name, pieces: Number(pieces) })),
        }),
      ),
    onSuccess: ({ id }) => window.location.assign(`/app/products/${id}`),
    onError: ({ message }) => void toast.error(message),
  })
  const change = (key: string, changes: Partial<SizeRow>) =>
    setSizes((now) => now.map((size) => (size.key === key ? { ...size, ...changes } : size)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create()
  }
  return (
    <Container className="p-0">
      {/* Missing values are reported by the browser. */}
      <form onSubmit={submit} className="flex max-w-xl flex-col gap-4 px-6 py-4">
        <Heading level="h1">{texts.title}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {texts.about}
        </Text>
        <Field id="title" label={texts.name}>
          <Input
            id="title"
            required
            maxLength={300}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Field id="price" label={texts.price}>
          <Input
            id="price"
            type="number"
            inputMode="decimal"
            required
            min="0.5"
            step="0.05"
            value={price}
            onChange={({ target }) => setPrice(target.value)}
          />
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="txt-compact-small-plus mb-2">{texts.sizes}</legend>
          {sizes.map((size) => (
            <div key={size.key} className="flex items-center gap-2">
              <Input
                aria-label={texts.size}
                required
                maxLength={50}
                value={size.name}
                onChange={({ target }) => change(size.key, { name: target.value })}
              />
              <Input
                aria-label={`${texts.pieces} ${size.name}`}
                type="number"
                inputMode="numeric"
                required
                min="0"
                value={size.pieces}
                onChange={({ target }) => change(size.key, { pieces: target.value })}
              />
              <Button
                type="button"
                variant="secondary"
                aria-label={`${texts.remove} ${size.name}`}
                disabled={sizes.length === 1}
                onClick={() => setSizes((now) => now.filter(({ key }) => key !== size.key))}
              >
                ×
              </Button>
            </div>
          ))}
          <Button
            type="button"
            size="small"
            variant="secondary"
            onClick={() => setSizes((now) => [...now, createSize('')])}
          >
            {texts.add}
          </Button>
        </fieldset>
        <Button type="submit" isLoading={isPending}>
          {texts.create}
        </Button>
      </form>
    </Container>
  )
}

function Field({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      {children}
    </div>
  )
}

export const config = defineRouteConfig({
  label: 'title',
  translationNs: 'newProduct',
  icon: SquaresPlus,
  rank: 0,
})

export default NewProductPage
