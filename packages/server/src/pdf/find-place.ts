import { dictionaryOf, findField, readPdf, type PdfFile } from './read-pdf.ts'

/** Where a place for a signature stands: in PDF points from the top left of its page, and pages count from 1. */
export interface PlaceInPdf {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The place of this name as the file itself has it. Throws where there is none, or where this server did not write the
 * file.
 */
export function findPlace(pdf: Uint8Array, name: string): PlaceInPdf {
  const file = readPdf(Buffer.from(pdf))
  const field = dictionaryOf(file, findField(file, name))
  const sheet = referenceIn(field, 'P')
  const page = pagesOf(file).indexOf(sheet) + 1
  const [left, bottom, right, top] = numbersIn(field, 'Rect')
  const [, , , height] = numbersIn(dictionaryOf(file, sheet), 'MediaBox')
  if (page === 0) throw new Error(`The place ${name} stands on no page of this file.`)
  return { page, x: left, y: height - top, width: right - left, height: top - bottom }
}

/**
 * The object of each page, in their order. The documents of this server have one list of pages, and no lists inside it.
 */
function pagesOf(file: PdfFile): readonly number[] {
  const catalogue = dictionaryOf(file, Number(/\/Root (\d+) 0 R/.exec(file.trailerRest)?.[1]))
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(dictionaryOf(file, referenceIn(catalogue, 'Pages'))) ?? []
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))
}

function referenceIn(dictionary: string, key: string): number {
  const [, number] = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary) ?? []
  if (number === undefined) throw new Error(`This dictionary refers to no ${key}.`)
  return Number(number)
}

function numbersIn(dictionary: string, key: string): readonly [number, number, number, number] {
  const [, list = ''] = new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(dictionary) ?? []
  const [first, second, third, fourth] = list.trim().split(/\s+/).map(Number)
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error(`This dictionary has no ${key} of four numbers.`)
  return [first, second, third, fourth]
}
