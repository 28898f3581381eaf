import { smallImage } from './product'

type ProductImageProps = {
  url: string
  /** How wide it is on the page, as the `sizes` attribute. */
  sizes: string
  alt?: string
  className?: string | undefined
  /** The page's largest: fetched first, and src/start.ts waits for it. */
  isUrgent?: boolean
}

/** A product's picture, in the smallest file that is sharp at its size. */
export function ProductImage({ url, sizes, alt = '', className, isUrgent = false }: ProductImageProps) {
  const small = smallImage(url)
  return (
    <img
      className={className}
      src={small}
      {...(small === url ? {} : { srcSet: `${small} 400w, ${url} 1000w`, sizes })}
      alt={alt}
      width={400}
      height={430}
      {...(isUrgent
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  )
}
