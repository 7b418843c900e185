import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE, withPrintedParts } from './scaling-page.mjs'

it('what the page of scaling shows is what the measured figures say (FLEET-103)', () => {
  const page = readFileSync(PAGE, 'utf8')
  // `node tools/scaling-page.mjs` writes it again.
  expect(withPrintedParts(page)).toBe(page)
})
