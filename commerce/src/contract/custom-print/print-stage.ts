import * as z from 'zod/mini'

/** How far an ordered print is, in this order, a digital one without a screen; `at` is null for what is still to come. */
const PRINT_STAGES = ['approved', 'screens_made', 'printed', 'packed', 'sent', 'handed_over'] as const
export type PrintStage = (typeof PRINT_STAGES)[number]

export const printStageSchema = z.object({ stage: z.enum(PRINT_STAGES), at: z.nullable(z.string()) })
