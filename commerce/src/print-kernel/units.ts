import type { Ruling } from '../contract/custom-print/screens'

export const MM_PER_INCH = 25.4

/** Returns the distance between dots in mm. */
export const getPitchMm = (ruling: Ruling): number => MM_PER_INCH / ruling
