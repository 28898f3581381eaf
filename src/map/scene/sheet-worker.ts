import { buffersOf, makeSheet } from './make-sheet'

const sheet = makeSheet()
self.postMessage(sheet, { transfer: buffersOf(sheet) })
