import { expect, it } from 'vitest'
import { PAGES } from './pages.ts'

it('each page has a letter of its own', () => {
  const letters = PAGES.map(({ letter }) => letter)
  expect(letters.filter((letter, place) => letters.indexOf(letter) !== place)).toEqual([])
})
