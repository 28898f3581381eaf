import { defineRouteConfig } from '@medusajs/admin-sdk'
import { BuildingStorefront } from '@medusajs/icons'
import { toast } from '@medusajs/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type FieldProblems,
  refusedStudioFormSchema,
  STUDIO_PROFILE_FIELDS,
  type StudioProfileForm,
  studioFormSchema,
} from '../../../../../src/contract/studio/studio-profile-form'
import { AdminError, callAdmin } from '../../admin-api'
import { SettingsForm, SettingsPage } from '../../settings-page'
import { StudioProfileFieldInput } from '../../studio-profile-field'
import { useAdminTexts } from '../../use-admin-texts'

const STUDIO_PROFILE_PATH = '/admin/studio-facts'

/** The studio's profile, which is shown on pages, in mails and on invoices. */
function StudioProfilePage() {
  const texts = useAdminTexts('facts')
  return (
    <SettingsPage path={STUDIO_PROFILE_PATH} schema={studioFormSchema} texts={texts}>
      {(form) => <StudioProfileFields form={form} />}
    </SettingsPage>
  )
}

function StudioProfileFields({ form }: { form: StudioProfileForm }) {
  const texts = useAdminTexts('facts')
  const queries = useQueryClient()
  const [values, setValues] = useState(form.values)
  const [problems, setProblems] = useState<FieldProblems>({})
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => studioFormSchema.parse(await callAdmin(STUDIO_PROFILE_PATH, 'POST', values)),
    onSuccess(saved) {
      queries.setQueryData([STUDIO_PROFILE_PATH], saved)
      setValues(saved.values)
      setProblems({})
      toast.success(texts.saved)
    },
    onError(error) {
      const refused = error instanceof AdminError ? refusedStudioFormSchema.safeParse(error.body) : undefined
      if (refused?.success !== true) return void toast.error(error.message)
      setProblems(refused.data.problems)
      const first = STUDIO_PROFILE_FIELDS.find((field) => refused.data.problems[field] !== undefined)
      if (first !== undefined) document.getElementById(first)?.focus()
    },
  })
  return (
    <SettingsForm save={texts.save} isSaving={isPending} onSave={save}>
      {STUDIO_PROFILE_FIELDS.map((field) => (
        <StudioProfileFieldInput
          key={field}
          field={field}
          value={values[field]}
          isPlaceholder={form.placeholders.includes(field) && values[field] === form.values[field]}
          problem={problems[field]}
          onChange={(value) => setValues((now) => ({ ...now, [field]: value }))}
        />
      ))}
    </SettingsForm>
  )
}

export const config = defineRouteConfig({
  label: 'title',
  translationNs: 'facts',
  icon: BuildingStorefront,
  rank: 3,
})

export default StudioProfilePage
