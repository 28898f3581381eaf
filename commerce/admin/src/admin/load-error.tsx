import { Text } from '@medusajs/ui'

/** Shows why data could not be loaded; nothing without an error. */
export function LoadError({ error }: { error: Error | null }) {
  return error === null ? null : <Text className="text-ui-fg-error px-6 py-4">{error.message}</Text>
}
