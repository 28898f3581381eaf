const NAME = 'atelier-steinbock.press'
const STORE = 'drawing'

/** Stays open: what is opened for each write loses the last one to a reload. */
let connection: IDBDatabase | undefined

/**
 * Asks in the same task where the connection is open, and commits at once: the browser then carries the change out, even
 * where the page goes. A blocked, full or broken storage is logged and ignored.
 */
export async function withObjectStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const transaction = (connection ?? (await connect())).transaction(STORE, mode)
    const asked = settled(ask(transaction.objectStore(STORE)))
    transaction.commit()
    return await asked
  } catch (error) {
    console.error('Failed to reach the drawing that is kept', error)
    return undefined
  }
}

async function connect(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const opened = (await settled(opening)) as IDBDatabase
  // Deleted under the page, such as with the data of the site.
  const forget = () => {
    opened.close()
    connection = undefined
  }
  opened.addEventListener('close', forget)
  opened.addEventListener('versionchange', forget)
  return (connection = opened)
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
