import type { Product } from '../../contract/catalogue'

/** The product of an address's last part, which names its handle or its id. */
export function productAt(path: string, products: readonly Product[]): Product | undefined {
  const name = decoded(path.slice(path.lastIndexOf('/') + 1))
  return products.find(({ handle, id }) => handle === name || id === name)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
