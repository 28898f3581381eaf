const NAME = 'atelier-steinbock.press'
const STORE = 'drawing'

/** Kept open: with a connection for each write, a reload would lose the last one. */
let connection: IDBDatabase | undefined

/**
 * Runs one request in the object store and commits at once. With an open connection all of it happens in the same
 * task, so the browser completes it even if the page is closed. Errors of the storage (blocked, full, broken) are
 * logged, and the result is undefined.
 */
export async function withObjectStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const transaction = (connection ?? (await connect())).transaction(STORE, mode)
    const result = toPromise(ask(transaction.objectStore(STORE)))
    transaction.commit()
    return await result
  } catch (error) {
    console.error('Failed to reach the drawing that is kept', error)
    return undefined
  }
}

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  const database = (await toPromise(request)) as IDBDatabase
  // The database may be deleted while the page is open, such as by clearing the site's data.
  const forget = () => {
    database.close()
    connection = undefined
  }
  database.addEventListener('close', forget)
  database.addEventListener('versionchange', forget)
  return (connection = database)
}

function toPromise(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
