import { expect, it } from 'vitest'

const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })
/** The seven of a page that is nothing but a seven; and what a wish for larger letters makes of all of them. */
const OWN_SIZES = ['9rem', '125%']

const valuesOf = (property: string): readonly string[] =>
  Object.values(sheets).flatMap((css) =>
    [...css.matchAll(new RegExp(`\\b${property}: ([^;]+);`, 'g'))].map(([, value = '']) => value),
  )

it('each font size is one of the scale', () => {
  const sizes = valuesOf('font-size').filter((size) => size !== 'inherit' && !OWN_SIZES.includes(size))

  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter((size) => !/^var\(--type-(mark|note|line|body|title|display)\)$/.test(size))).toEqual([])
})

it('each font weight is the plain or the strong one', () => {
  const weights = valuesOf('font-weight').filter((weight) => weight !== 'inherit')

  expect(weights.length).toBeGreaterThan(50)
  expect(weights.filter((weight) => weight !== '400' && weight !== '600')).toEqual([])
})
