import { getTransferables, buildSheet } from './build-sheet'

const sheet = buildSheet()
self.postMessage(sheet, { transfer: getTransferables(sheet) })
