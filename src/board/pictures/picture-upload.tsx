import type { TFunction } from 'i18next'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_UPLOAD_BYTES, PRODUCT_SIDES, type ProductSide, UPLOAD_TYPES } from '@contract/admin/upload'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { cropSquare } from './crop-square'
import field from '@/ui/fields/field.module.css'
import { SelectField } from '@/ui/fields/select-field'
import styles from './picture-upload.module.css'
import { fetchUploadProducts, type UploadProduct } from './product-api'
import { uploadPicture } from '../board-api'
import { HttpError } from '@/lib/requests/http'
import { useSubmission } from '@/lib/requests/use-submission'
import { parseHttpError } from '../http-failure'

type ChosenFile = { file: File; url: string }

const CODES = [
  'unknown_type',
  'unreadable',
  'too_many_pixels',
  'too_large',
  'disk_full',
  'too_many_requests',
] as const

export function PictureUpload() {
  const { t } = useTranslation()
  const [products, setProducts] = useState<UploadProduct[] | 'failed'>([])
  const [productId, setProductId] = useState('')
  const [side, setSide] = useState<ProductSide>('front')
  const [chosenFile, setChosenFile] = useState<ChosenFile | null>(null)
  const [position, setPosition] = useState(0.5)
  const [uploaded, setUploaded] = useState<UploadProduct>()
  const { isBusy: isSending, isDone, failure, submit, fail, reset } = useSubmission(getUploadErrorCode)
  const [uploadCount, setUploadCount] = useState(0)

  useEffect(() => void fetchUploadProducts().then(setProducts, () => setProducts('failed')), [])
  useEffect(() => () => (chosenFile === null ? undefined : URL.revokeObjectURL(chosenFile.url)), [chosenFile])
  if (products === 'failed') return <Alert title={t('board.pictures.noProducts')} />
  const product = products.find(({ id }) => id === productId) ?? products[0]

  function choosePicture(file: File | undefined) {
    reset()
    setPosition(0.5)
    setChosenFile(file === undefined ? null : { file, url: URL.createObjectURL(file) })
  }

  function showUnreadable() {
    setChosenFile(null)
    fail('unreadable')
  }

  async function sendPicture(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (chosenFile === null || product === undefined) return
    await submit(async () => {
      const picture = await cropSquare(chosenFile.file, position).catch(() => undefined)
      if (picture === undefined) return 'unreadable'
      await uploadPicture(picture, product.id, side)
      setUploaded(product)
      setChosenFile(null)
      setUploadCount((count) => count + 1)
      return undefined
    })
  }

  return (
    <form className={styles.form} onSubmit={sendPicture}>
      <p>{t('board.pictures.text')}</p>
      <SelectField
        label={t('board.pictures.product')}
        value={product?.id ?? ''}
        options={products.map((each) => [each.id, getProductLabel(each, t)])}
        onChoose={setProductId}
      />
      <fieldset className={styles.sides}>
        <legend>{t('board.pictures.side')}</legend>
        {PRODUCT_SIDES.map((choice) => (
          <label key={choice} className={styles.side}>
            <input type="radio" name="side" checked={side === choice} onChange={() => setSide(choice)} />
            {t(`board.pictures.${choice}`)}
          </label>
        ))}
      </fieldset>
      <label className={field.field}>
        {t('board.pictures.choose')}
        <input
          // A new key makes a new input, the only way to empty a file input.
          key={uploadCount}
          className={styles.file}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          onChange={(event) => choosePicture(event.target.files?.[0])}
        />
      </label>
      {chosenFile === null ? null : (
        <>
          <img
            className={styles.preview}
            src={chosenFile.url}
            alt={t('board.pictures.preview')}
            style={{ objectPosition: `${position * 100}% ${position * 100}%` }}
            onError={showUnreadable}
          />
          <label className={field.field}>
            {t('board.pictures.cut')}
            <input
              type="range"
              min={0}
              max={1}
              step={0.01}
              value={position}
              onChange={(event) => setPosition(Number(event.target.value))}
            />
          </label>
          <Button type="submit" isBusy={isSending}>
            {t(isSending ? 'board.pictures.busy' : 'board.pictures.upload')}
          </Button>
        </>
      )}
      {failure === undefined ? null : (
        <Alert title={t('board.pictures.refused')}>
          {t(`board.pictures.error.${failure}`, { megabytes: MAX_UPLOAD_BYTES / 1024 / 1024 })}
        </Alert>
      )}
      <p role="status">
        {isDone && uploaded !== undefined
          ? t(uploaded.isDraft ? 'board.pictures.doneDraft' : 'board.pictures.done', { name: uploaded.name })
          : ''}
      </p>
    </form>
  )
}

function getProductLabel({ name, isDraft, hasPicture }: UploadProduct, t: TFunction): string {
  const notes = [
    ...(isDraft ? [t('board.pictures.draft')] : []),
    ...(hasPicture ? [] : [t('board.pictures.noPicture')]),
  ]
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`
}

type UploadErrorCode = (typeof CODES)[number] | 'other'

function getUploadErrorCode(error: unknown): UploadErrorCode {
  const { code } = parseHttpError(error)
  // A proxy may refuse a large body before our server sees it.
  if (error instanceof HttpError && error.status === 413 && code === '') return 'too_large'
  return CODES.find((candidate) => candidate === code) ?? 'other'
}
