import { defineRouteConfig } from '@medusajs/admin-sdk'
import { ReceiptPercent } from '@medusajs/icons'
import { toast } from '@medusajs/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  refusedTaxAndShippingSchema,
  type TaxAndShipping,
  taxAndShippingSchema,
} from '../../../../../src/contract/admin/tax-and-shipping'
import { AmountField } from '../../amount-field'
import { AdminError, callAdmin } from '../../admin-api'
import { SettingsForm, SettingsPage } from '../../settings-page'
import { parseTaxAndShippingInput, toTaxAndShippingInput } from '../../tax-and-shipping-form'
import { useAdminTexts } from '../../use-admin-texts'

const TAX_AND_SHIPPING_PATH = '/admin/tax-and-shipping'
const FIELDS = ['taxRatePercent', 'shippingInRappen'] as const

/** The form of the VAT rate and the price of shipping. */
function TaxAndShippingPage() {
  const texts = useAdminTexts('taxAndShipping')
  return (
    <SettingsPage path={TAX_AND_SHIPPING_PATH} schema={taxAndShippingSchema} texts={texts}>
      {(saved) => <TaxAndShippingForm saved={saved} />}
    </SettingsPage>
  )
}

function TaxAndShippingForm({ saved }: { saved: TaxAndShipping }) {
  const texts = useAdminTexts('taxAndShipping')
  const queries = useQueryClient()
  const [storedValues, setStoredValues] = useState(saved)
  const [typedValues, setTypedValues] = useState(() => toTaxAndShippingInput(saved))
  const [isTried, setIsTried] = useState(false)
  const parsed = parseTaxAndShippingInput(typedValues)

  function show(current: TaxAndShipping) {
    queries.setQueryData([TAX_AND_SHIPPING_PATH], current)
    setStoredValues(current)
    setTypedValues(toTaxAndShippingInput(current))
  }
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () =>
      taxAndShippingSchema.parse(
        await callAdmin(TAX_AND_SHIPPING_PATH, 'POST', { known: storedValues, ...parsed }),
      ),
    onSuccess(current) {
      show(current)
      toast.success(texts.saved)
    },
    onError(error) {
      const refused =
        error instanceof AdminError ? refusedTaxAndShippingSchema.safeParse(error.body) : undefined
      if (refused?.success !== true) return void toast.error(error.message)
      show(refused.data.current)
      toast.error(texts.refused[refused.data.code])
    },
  })
  const submit = () => {
    const invalidField = FIELDS.find((field) => parsed[field] === undefined)
    setIsTried(invalidField !== undefined)
    if (invalidField === undefined) save()
    else document.getElementById(invalidField)?.focus()
  }

  return (
    <SettingsForm save={texts.save} isSaving={isPending} onSave={submit}>
      {FIELDS.map((field) => (
        <AmountField
          key={field}
          id={field}
          label={texts.fields[field]}
          hint={texts.hints[field]}
          problem={isTried && parsed[field] === undefined ? texts.problems[field] : undefined}
          value={typedValues[field]}
          onChange={(value) => setTypedValues((now) => ({ ...now, [field]: value }))}
        />
      ))}
    </SettingsForm>
  )
}

export const config = defineRouteConfig({
  label: 'title',
  translationNs: 'taxAndShipping',
  icon: ReceiptPercent,
  rank: 4,
})

export default TaxAndShippingPage
