import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import { storedFile, type StoredFile } from '../stored-file'
import { productAt } from './product-at'

/** A page ready to be sent, and the status that it is sent with. */
export type FoundPage = { file: StoredFile; status: 200 | 404 }

type Composed = {
  html: string
  status: 200 | 404
  /** It could not be made as it should be, and is not kept. */
  isMakeshift?: boolean
}

type Query = { file: string; path: string; language: string; isAddressed: boolean }

/** Composes a page when it is first asked for, and anew only after the catalogue has changed. */
export function keepPerCatalogue<Q extends Query>(
  catalogue: () => CatalogueFacts | undefined,
  compose: (query: Q, known: CatalogueFacts | undefined) => Promise<Composed>,
): (query: Q) => Promise<FoundPage> {
  const kept = new Map<string, Promise<FoundPage>>()
  let version: string | undefined

  return (query) => {
    const known = catalogue()
    if (known?.version !== version) {
      version = known?.version
      kept.clear()
    }
    // By product, not by path: paths can be made up without end.
    const product = productAt(query.path, known?.products ?? [])
    const key = [query.file, query.language, query.isAddressed, product?.id].join(' ')
    let page = kept.get(key)
    if (page === undefined) {
      const made = storedPage(() => compose(query, known), forget)
      page = made
      kept.set(key, made)
      // A failure is told to whoever asked, and not kept.
      made.catch(forget)
      // By then another state of the catalogue may have another page.
      function forget() {
        if (kept.get(key) === made) kept.delete(key)
      }
    }
    return page
  }
}

async function storedPage(compose: () => Promise<Composed>, forget: () => void): Promise<FoundPage> {
  const { html, status, isMakeshift = false } = await compose()
  if (isMakeshift) forget()
  return { file: await storedFile(html), status }
}
