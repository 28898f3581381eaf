import { Button, Container, Heading, Text } from '@medusajs/ui'
import type { FormEvent, ReactNode } from 'react'
import type * as z from 'zod/mini'
import { LoadError } from './load-error'
import { useShopQuery } from './admin-api'

/**
 * In ms. A refresh does not change what is being typed; a colleague's changes show when the page is opened again.
 */
const REFRESH_MS = 60_000

type SettingsPageProps<Values> = {
  path: string
  schema: z.ZodMiniType<Values>
  texts: { title: string; about: string }
  /** The form of the saved values. */
  children: (saved: Values) => ReactNode
}

/** A page of settings: its introduction, and its form once the values are loaded. */
export function SettingsPage<Values>({ path, schema, texts, children }: SettingsPageProps<Values>) {
  const { data, error } = useShopQuery(path, schema, REFRESH_MS)
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col gap-1 px-6 py-4">
        <Heading level="h1">{texts.title}</Heading>
        <Text size="small" className="text-ui-fg-subtle max-w-xl">
          {texts.about}
        </Text>
      </div>
      <LoadError error={error} />
      {data === undefined ? null : children(data)}
    </Container>
  )
}

type SettingsFormProps = { save: string; isSaving: boolean; onSave: () => void; children: ReactNode }

/** The fields of a settings page in two columns, with a button that saves all of them. */
export function SettingsForm({ save, isSaving, onSave, children }: SettingsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form onSubmit={submit} noValidate className="divide-y">
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 px-6 py-4 md:grid-cols-2">{children}</div>
      <div className="flex justify-end px-6 py-4">
        <Button type="submit" size="small" isLoading={isSaving}>
          {save}
        </Button>
      </div>
    </form>
  )
}
