import { defineRouteConfig } from '@medusajs/admin-sdk'
import { BuildingStorefront } from '@medusajs/icons'
import { Button, Container, Heading, Text, toast } from '@medusajs/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  type FieldProblems,
  refusedStudioFormSchema,
  STUDIO_FIELDS,
  type StudioForm,
  studioFormSchema,
} from '../../../contract/studio-form'
import { AdminError, callAdmin } from '../../call-admin'
import { LoadError } from '../../load-error'
import { StudioFactField } from '../../studio-fact-field'
import { useAdminTexts } from '../../use-admin-texts'
import { useShopQuery } from '../../use-shop-query'

const PATH = '/admin/studio-facts'
/** What is being typed is kept; what a colleague has saved shows when the page is opened again. */
const REFRESH_MS = 60_000

/** What the studio says of itself on pages, in mails and on invoices. */
function StudioFactsPage() {
  const texts = useAdminTexts('facts')
  const { data, error } = useShopQuery(PATH, studioFormSchema, REFRESH_MS)
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col gap-1 px-6 py-4">
        <Heading level="h1">{texts.title}</Heading>
        <Text size="small" className="text-ui-fg-subtle max-w-xl">
          {texts.about}
        </Text>
      </div>
      <LoadError error={error} />
      {data === undefined ? null : <FactsForm form={data} />}
    </Container>
  )
}

function FactsForm({ form }: { form: StudioForm }) {
  const texts = useAdminTexts('facts')
  const queries = useQueryClient()
  const [values, setValues] = useState(form.values)
  const [problems, setProblems] = useState<FieldProblems>({})
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => studioFormSchema.parse(await callAdmin(PATH, 'POST', values)),
    onSuccess(saved) {
      queries.setQueryData([PATH], saved)
      setValues(saved.values)
      setProblems({})
      toast.success(texts.saved)
    },
    onError(error) {
      const refused = error instanceof AdminError ? refusedStudioFormSchema.safeParse(error.body) : undefined
      if (refused?.success !== true) return void toast.error(error.message)
      setProblems(refused.data.problems)
      const first = STUDIO_FIELDS.find((field) => refused.data.problems[field] !== undefined)
      if (first !== undefined) document.getElementById(first)?.focus()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit} noValidate className="divide-y">
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 px-6 py-4 md:grid-cols-2">
        {STUDIO_FIELDS.map((field) => (
          <StudioFactField
            key={field}
            field={field}
            value={values[field]}
            isPlaceholder={form.placeholders.includes(field) && values[field] === form.values[field]}
            problem={problems[field]}
            onChange={(value) => setValues((now) => ({ ...now, [field]: value }))}
          />
        ))}
      </div>
      <div className="flex justify-end px-6 py-4">
        <Button type="submit" size="small" isLoading={isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

export const config = defineRouteConfig({
  label: 'title',
  translationNs: 'facts',
  icon: BuildingStorefront,
  rank: 3,
})

export default StudioFactsPage
