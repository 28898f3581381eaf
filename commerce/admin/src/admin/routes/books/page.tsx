import { defineRouteConfig } from '@medusajs/admin-sdk'
import { DocumentText } from '@medusajs/icons'
import { Button, Container, Heading, Input, Label, Text, toast } from '@medusajs/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getLastStudioMonth } from '../../../../../src/contract/studio/studio-day'
import { fetchBooks } from '../../fetch-books'
import { useAdminTexts } from '../../use-admin-texts'

/** Downloads the books of a month for the studio's bookkeeper, who usually wants the last one. */
function BooksPage() {
  const texts = useAdminTexts('books')
  const [month, setMonth] = useState(getLastStudioMonth)
  const { mutate, data, reset, isPending } = useMutation({
    mutationFn: fetchBooks,
    onSuccess: (books) => books && saveFile(books),
    onError: (error) => toast.error(error.message),
  })
  return (
    <Container className="flex flex-col gap-4 px-6 py-4">
      <Heading level="h1">{texts.title}</Heading>
      <Text className="text-ui-fg-subtle max-w-xl">{texts.about}</Text>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          mutate(month)
        }}
      >
        <div className="flex flex-col gap-1">
          <Label htmlFor="month">{texts.month}</Label>
          <Input
            id="month"
            type="month"
            required
            value={month}
            onChange={({ target }) => {
              setMonth(target.value)
              reset()
            }}
          />
        </div>
        <Button type="submit" variant="secondary" isLoading={isPending}>
          {texts.download}
        </Button>
      </form>
      <Text role="status">{data === null ? texts.empty : ''}</Text>
    </Container>
  )
}

/** Makes the browser save a file. */
function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export const config = defineRouteConfig({
  label: 'title',
  translationNs: 'books',
  icon: DocumentText,
  rank: 2,
})

export default BooksPage
