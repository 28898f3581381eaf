import { buffersOf, makeSheet } from './build-sheet'

const sheet = makeSheet()
self.postMessage(sheet, { transfer: buffersOf(sheet) })
