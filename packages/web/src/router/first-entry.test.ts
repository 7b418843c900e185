import { expect, it } from 'vitest'
import { FIRST_ENTRY, isFirstEntry } from './first-entry.ts'

it('Back leads home from the entry that a document was opened with, and back from any other (WEB-140)', () => {
  expect(['default', `${FIRST_ENTRY}lx3k`, 'k2j4h5g6', ''].map(isFirstEntry)).toEqual([true, true, false, false])
})
