import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PictureUpload } from '@/board/pictures/picture-upload'
import { useBoardTexts } from '@/board/board-texts'
import { createLanguageWrapper } from '../../support/render-in-language'

const product = (id: string, title: string, status = 'published', images = [{ url: '/a.webp' }]) => ({
  id,
  title,
  status,
  images,
})
function Page() {
  useBoardTexts()
  return <PictureUpload />
}
let answer: { status: number; body: unknown }
let sent: FormData[]
const picture = new File(['a picture'], 'IMG_1.jpg', { type: 'image/jpeg' })

/** jsdom decodes no pictures: the browser's own decoder and canvas stand in, and fetch for the network. */
beforeEach(async () => {
  sent = []
  answer = { status: 201, body: { images: [] } }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 400, close: () => undefined }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null
      convertToBlob = async () => new Blob(['cut'])
    },
  )
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if (String(path).startsWith('/admin/products'))
      return Response.json({
        products: [
          product('prod_1', 'Skull'),
          product('prod_2', 'Cheese'),
          product('prod_3', 'Marmot', 'draft', []),
          // A blank's picture is never shown.
          { ...product('prod_4', 'Blank shirt, natural', 'draft', []), handle: 'blank-natural' },
        ],
      })
    sent.push(init?.body as FormData)
    return Response.json(answer.body, { status: answer.status })
  })
  render(<Page />, { wrapper: await createLanguageWrapper('en') })
  await screen.findByRole('option', { name: 'Cheese' })
})

function choose() {
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [picture] } })
}

describe('pictures of products [R7]', () => {
  it('are chosen, previewed, cut and uploaded for one side of one product', async () => {
    fireEvent.change(screen.getByLabelText('Product'), { target: { value: 'prod_2' } })
    fireEvent.click(screen.getByRole('radio', { name: 'Back' }))
    expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument()
    choose()
    const preview = screen.getByRole('img', { name: 'The picture as it will be cropped' })
    fireEvent.change(screen.getByRole('slider', { name: 'Move the crop' }), { target: { value: '0' } })
    expect(preview).toHaveStyle({ objectPosition: '0% 0%' })
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText(/^Cheese has its new picture\./)).toBeInTheDocument()
    const [form] = sent
    expect([form?.get('productId'), form?.get('side')]).toEqual(['prod_2', 'back'])
    expect(form?.getAll('images[]')).toHaveLength(1)
  })

  it('can be the first one of a draft, which stands at the top and says that it is to be published [S5]', async () => {
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual(['Marmot (draft, no picture yet)', 'Cheese', 'Skull'])
    choose()
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText(/^Marmot has its new picture. It is a draft/)).toBeInTheDocument()
    expect(sent[0]?.get('productId')).toBe('prod_3')
  })

  it('can be the next one: the field empties after an upload, and keeps focus and file when one is chosen', async () => {
    choose()
    const first = screen.getByLabelText('Choose a picture')
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await screen.findByText(/has its new picture/)
    const field = screen.getByLabelText('Choose a picture')
    expect(field).not.toBe(first)
    field.focus()
    choose()
    expect(field).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await screen.findByText(/has its new picture/)
    expect(sent).toHaveLength(2)
  })

  it.each([
    [415, 'unknown_type', 'Only JPEG, PNG and WebP'],
    [413, 'too_large', 'at most'],
    [507, 'disk_full', 'The old picture is still there.'],
    [429, 'too_many_requests', 'Please wait a minute'],
    [500, 'internal', 'Please check the connection'],
  ])('say in a sentence why they were refused: %i %s', async (status, code, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer = { status, body: { error: 'Told in English.', code } }
    choose()
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    // The picture is still chosen, so that trying again is one press.
    expect(screen.getByRole('button', { name: 'Upload' })).toBeInTheDocument()
  })

  it('are refused as soon as the browser cannot show them', async () => {
    choose()
    fireEvent.error(screen.getByRole('img', { name: 'The picture as it will be cropped' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('damaged')
    expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument()
  })

  it('are not sent where the browser itself cannot read them', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('no', 'InvalidStateError')
    })
    choose()
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('damaged')
    await waitFor(() => expect(sent).toEqual([]))
  })
})
