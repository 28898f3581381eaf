import { getSmallImageUrl } from './product'

type ProductImageProps = {
  url: string
  /** The picture's width on the page, as a `sizes` attribute. */
  sizes: string
  alt?: string
  className?: string | undefined
  /**
   * 'high': the page's largest picture, which is fetched first and for which src/script-loader.ts waits.
   * 'low': fetched last.
   */
  priority?: 'high' | 'low'
}

/** A product's picture. The browser loads the smallest file that is sharp at its size. */
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
