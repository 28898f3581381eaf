import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callAdmin, failureTexts } from './admin-api'

/** Reads an address of the shop now and every `everyMs`, also in a tab at the back. A failure leaves what was read. */
export function useShopQuery<Schema extends z.ZodMiniType>(path: string, schema: Schema, everyMs: number) {
  return useQuery({
    queryKey: [path],
    queryFn: () => read(path, schema),
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
  })
}

/** Rejects with a sentence. */
async function read<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const { data, success } = z.safeParse(schema, await callAdmin(path))
  if (!success) throw new Error(failureTexts().version)
  return data
}
