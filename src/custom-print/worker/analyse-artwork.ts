/** What the worker says of a print once it is there, as one file of its own. */
export { analysePrint, computeCoverage } from '@print-kernel/print-analysis'
export { findMostDetailedPoint } from './most-detailed-point'
