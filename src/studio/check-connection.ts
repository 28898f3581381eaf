import { CONNECTION_PATH } from '@contract/api/api-paths'
import { type Connection, connectionSchema } from '@contract/api/connection'
import { MESSAGES } from '@contract/api/messages'
import { fetchApi } from '@/lib/http'

/** Returns whether the shop answers; never throws: a failure comes with a suggestion (section 8). */
export async function checkConnection(): Promise<Connection> {
  try {
    const answer = connectionSchema.safeParse(await fetchApi(CONNECTION_PATH))
    return answer.data ?? failure('Something else answers.')
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
}

function failure(error: string): Connection {
  return { success: false, error, suggestion: MESSAGES.serverStarting }
}
