/** One chunk, as the worker shows a print before it needs any of this. */
export { analysePrint, computeCoverage } from '@print-kernel/preflight/print-analysis'
export { sampleFilm } from '@print-kernel/film-positive/film-sample'
export { computePictureWidthPx } from '@vector-artwork/picture-width'
export { findMostDetailedPoint } from './most-detailed-point'
