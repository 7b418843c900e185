import { expect, it } from 'vitest'
import { isPdf } from './is-pdf.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

it.each([
  ['%PDF-1.7\n…', true],
  ['%PDF-', true],
  ['%PDF', false],
  [' %PDF-1.7', false],
  ['', false],
])('%j is a PDF: %s', (text, is) => {
  expect(isPdf(bytesOf(text))).toBe(is)
})
