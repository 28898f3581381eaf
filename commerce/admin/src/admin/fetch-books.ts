import { fetchAdminFile } from './admin-api'

/**
 * Returns the books of a month 'YYYY-MM', which closes it where it is over, or null if they have no row. Rejects with
 * AdminError.
 */
export async function fetchBooks(month: string): Promise<File | null> {
  const books = await fetchAdminFile('/admin/books', { month })
  return (await books.text()).includes('\n') ? new File([books], `books-${month}.csv`) : null
}
