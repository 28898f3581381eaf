import { getSmallImageUrl } from './product'

type ProductImageProps = {
  url: string
  /** How wide it is on the page, as the `sizes` attribute. */
  sizes: string
  alt?: string
  className?: string | undefined
  /** 'high' is the page's largest: fetched first, and src/script-loader.ts waits for it; 'low' may come after all others. */
  priority?: 'high' | 'low'
}

/** A product's picture, in the smallest file that is sharp at its size. */
export function ProductImage({ url, sizes, alt = '', className, priority }: ProductImageProps) {
  const small = getSmallImageUrl(url)
  return (
    <img
      className={className}
      src={small}
      {...(small === url ? {} : { srcSet: `${small} 400w, ${url} 1000w`, sizes })}
      alt={alt}
      width={400}
      height={430}
      fetchPriority={priority}
      {...(priority === 'high' ? {} : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  )
}
