import * as z from 'zod/mini'
import { type DecodedFields, decodeNames, encodeNames } from './field-names'

/**
 * Returns the schema of an object of JSON that parses it to the names of the code. It is apart from these, as the press
 * has them without zod.
 */
export const decodeFields = <Schema extends z.ZodMiniType<object>>(schema: Schema) =>
  z.codec(schema, z.custom<DecodedFields<z.output<Schema>>>(), {
    decode: decodeNames,
    encode: (value) => encodeNames(value as object) as z.output<Schema>,
  })
