import { Text } from '@medusajs/ui'

/** Says why something could not be read, if it could not. */
export function LoadError({ error }: { error: Error | null }) {
  return error === null ? null : <Text className="text-ui-fg-error px-6 py-4">{error.message}</Text>
}
