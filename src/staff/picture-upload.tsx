import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { MAX_UPLOAD_BYTES, PRODUCT_SIDES, type ProductSide, UPLOAD_TYPES } from '@contract/upload'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { HttpError } from '@/lib/http'
import { cropSquare } from './crop-square'
import styles from './picture-upload.module.css'
import { refusalOf } from './refusal-of'
import { loadProducts, uploadPicture } from './studio-requests'

const REFUSALS = [
  'unknown_type',
  'unreadable',
  'too_many_pixels',
  'too_large',
  'disk_full',
  'too_many_requests',
] as const
type Refusal = (typeof REFUSALS)[number] | 'other'
type UploadState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'done'; name: string }
  | { status: 'refused'; refusal: Refusal }
type Chosen = { file: File; url: string }

/** A new front or back of a product, from the phone: choose, move the cut, upload. */
export function PictureUpload() {
  const { t } = useTranslation()
  const [products, setProducts] = useState<Product[] | 'failed'>([])
  const [productId, setProductId] = useState('')
  const [side, setSide] = useState<ProductSide>('front')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [position, setPosition] = useState(0.5)
  const [state, setState] = useState<UploadState>({ status: 'idle' })

  useEffect(() => void loadProducts().then(setProducts, () => setProducts('failed')), [])
  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen.url)), [chosen])
  if (products === 'failed') return <Alert title={t('staff.pictures.noProducts')} />
  const product = products.find(({ id }) => id === productId) ?? products[0]

  function choose(file: File | undefined) {
    setState({ status: 'idle' })
    setPosition(0.5)
    setChosen(file === undefined ? null : { file, url: URL.createObjectURL(file) })
  }

  /** What the browser cannot show, it cannot cut either: better said before anybody presses. */
  function refuseUnreadable() {
    setChosen(null)
    setState({ status: 'refused', refusal: 'unreadable' })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (chosen === null || product === undefined || state.status === 'sending') return
    setState({ status: 'sending' })
    try {
      await uploadPicture(await cut(chosen.file, position), product.id, side)
      setState({ status: 'done', name: product.name })
      setChosen(null)
    } catch (error) {
      setState({ status: 'refused', refusal: whyRefused(error) })
    }
  }

  const isSending = state.status === 'sending'
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('staff.pictures.text')}</p>
      <label className={styles.field}>
        {t('staff.pictures.product')}
        <select
          className={styles.input}
          value={product?.id ?? ''}
          onChange={(event) => setProductId(event.target.value)}
        >
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.sides}>
        <legend>{t('staff.pictures.side')}</legend>
        {PRODUCT_SIDES.map((choice) => (
          <label key={choice} className={styles.side}>
            <input type="radio" name="side" checked={side === choice} onChange={() => setSide(choice)} />
            {t(`staff.pictures.${choice}`)}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        {t('staff.pictures.choose')}
        <input
          key={state.status === 'done' ? 'again' : 'first'}
          className={styles.file}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      {chosen === null ? null : (
        <>
          <img
            className={styles.preview}
            src={chosen.url}
            alt={t('staff.pictures.preview')}
            style={{ objectPosition: `${position * 100}% ${position * 100}%` }}
            onError={refuseUnreadable}
          />
          <label className={styles.field}>
            {t('staff.pictures.cut')}
            <input
              type="range"
              min={0}
              max={1}
              step={0.01}
              value={position}
              onChange={(event) => setPosition(Number(event.target.value))}
            />
          </label>
          <Button type="submit" busy={isSending}>
            {t(isSending ? 'staff.pictures.busy' : 'staff.pictures.upload')}
          </Button>
        </>
      )}
      {state.status === 'refused' ? (
        <Alert title={t('staff.pictures.refused')}>
          {t(`staff.pictures.error.${state.refusal}`, { megabytes: MAX_UPLOAD_BYTES / 1024 / 1024 })}
        </Alert>
      ) : null}
      <p role="status">{state.status === 'done' ? t('staff.pictures.done', { name: state.name }) : ''}</p>
    </form>
  )
}

class CannotCut extends Error {}

async function cut(file: File, position: number): Promise<Blob> {
  try {
    return await cropSquare(file, position)
  } catch {
    throw new CannotCut()
  }
}

function whyRefused(error: unknown): Refusal {
  if (error instanceof CannotCut) return 'unreadable'
  // Something in between may refuse what is too large before our server sees it.
  if (error instanceof HttpError && error.status === 413 && refusalOf(error).code === '') return 'too_large'
  const { code } = refusalOf(error)
  return REFUSALS.find((refusal) => refusal === code) ?? 'other'
}
