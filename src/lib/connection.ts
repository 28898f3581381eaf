import type { Connection } from '@contract/connection'
import { MESSAGES } from '@contract/messages'
import { request } from './http'

/** Returns whether the shop answers; never throws: a failure comes with a suggestion (section 8). */
export async function checkConnection(): Promise<Connection> {
  try {
    return await request<Connection>('/api/test')
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { success: false, error: text, suggestion: MESSAGES.serverStarting }
  }
}
