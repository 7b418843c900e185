import type { drawPicture as drawPictureNow } from './draw-picture.ts'
import type { renderPdf as drawNow } from './render-pdf.ts'
import type { countPages as countNow, renderPage as drawPageNow } from './render-pages.ts'
import type { ReservedSignature, SignatureRequest } from './reserve-signature.ts'

/*
 * The PDF libraries hold some fifteen megabytes from the moment they are imported: they come with the first document,
 * and a server that only shows shops goes without.
 */

export const renderPdf: typeof drawNow = async (paper) => (await import('./render-pdf.ts')).renderPdf(paper)

export const countPages: typeof countNow = async (pdf) => (await import('./render-pages.ts')).countPages(pdf)

export const renderPage: typeof drawPageNow = async (pdf, number) =>
  (await import('./render-pages.ts')).renderPage(pdf, number)

export const reserveSignature = async (pdf: Buffer, request: SignatureRequest): Promise<ReservedSignature> =>
  (await import('./reserve-signature.ts')).reserveSignature(pdf, request)

export const drawPicture: typeof drawPictureNow = async (size, draw) =>
  (await import('./draw-picture.ts')).drawPicture(size, draw)
