// Cuts the plates beside the page, so that no input waits for it. Run by prepare-sheet.ts.
import { buffersOf, makeSheet } from './make-sheet'

const sheet = makeSheet()
self.postMessage(sheet, { transfer: buffersOf(sheet) })
