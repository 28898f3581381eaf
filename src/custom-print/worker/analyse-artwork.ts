/** One chunk, as the worker shows a print before it needs any of this. */
export { analysePrint, computeCoverage } from '@print-kernel/print-analysis'
export { findMostDetailedPoint } from './most-detailed-point'
