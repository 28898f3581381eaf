import { defineRouteConfig } from '@medusajs/admin-sdk'
import { DocumentText } from '@medusajs/icons'
import { Button, Container, Heading, Input, Label, Text } from '@medusajs/ui'
import { type FormEvent, useState } from 'react'
import { useAdminTexts } from '../../use-admin-texts'

/** Returns the last month as 'YYYY-MM', which is usually wanted. */
function getLastMonth(): string {
  const now = new Date()
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), 0))
  return day.toISOString().slice(0, 7)
}

/** Whether the books of a month have no row. False if they could not be read: the download shows why. */
async function isWithoutReceipts(month: string): Promise<boolean> {
  try {
    const answer = await fetch(`/admin/books?month=${month}`)
    return answer.ok && !(await answer.text()).trim().includes('\n')
  } catch {
    return false
  }
}

/** Downloads the books of a month for the studio's bookkeeper. */
function BooksPage() {
  const texts = useAdminTexts('books')
  const [month, setMonth] = useState(getLastMonth)
  const [isEmpty, setIsEmpty] = useState(false)
  return (
    <Container className="flex flex-col gap-4 px-6 py-4">
      <Heading level="h1">{texts.title}</Heading>
      <Text className="text-ui-fg-subtle max-w-xl">{texts.about}</Text>
      {/* A plain form: the browser validates it and downloads the response. */}
      <form
        action="/admin/books"
        className="flex flex-wrap items-end gap-3"
        onSubmit={async (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          const form = event.currentTarget
          const hasNone = await isWithoutReceipts(month)
          setIsEmpty(hasNone)
          if (!hasNone) form.submit()
        }}
      >
        <div className="flex flex-col gap-1">
          <Label htmlFor="month">{texts.month}</Label>
          <Input
            id="month"
            name="month"
            type="month"
            required
            value={month}
            onChange={({ target }) => {
              setMonth(target.value)
              setIsEmpty(false)
            }}
          />
        </div>
        <Button type="submit" variant="secondary">
          {texts.download}
        </Button>
      </form>
      <Text role="status">{isEmpty ? texts.empty : ''}</Text>
    </Container>
  )
}

export const config = defineRouteConfig({
  label: 'title',
  translationNs: 'books',
  icon: DocumentText,
  rank: 2,
})

export default BooksPage
