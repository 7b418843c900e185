export type { Mark } from './render-mark.ts'
export { findPlace } from './find-place.ts'
export type { Block, Column, PdfContent } from './pdf-content.ts'
export { countPages, renderPage, renderPdf, reserveSignature } from './pdf-when-needed.ts'
