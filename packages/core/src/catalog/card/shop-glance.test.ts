import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aShop } from '../../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { sourceOf } from '../figures/figure-source.ts'
import { mediumPicture, pictureSizeIn } from './medium-picture.ts'
import { smallPicture } from './picture-size.ts'
import { GLANCE_MONTHS, glanceOf, meanTurnoverFen } from './shop-glance.ts'

it('a card says of a shop what its figures say, by the weakest of their sources (CAT-16, CAT-41)', () => {
  fc.assert(
    fc.property(aShop(), (shop) => {
      const { figures } = shop
      const glance = glanceOf(shop)
      expect(glance).toMatchObject({
        openedOn: figures.openedOn.value,
        monthlyTurnoverFen: figures.monthlyTurnoverFen.value,
        fans: figures.fans.value,
      })
      const { general, severe, counterfeit } = figures.violations.value
      expect(glance.points).toBe(general + severe + counterfeit)
      const months = figures.turnoverByMonth.value.map(({ turnoverFen }) => turnoverFen)
      expect(glance.turnoverFen).toEqual(months.slice(-GLANCE_MONTHS))
      const stated = [figures.openedOn, figures.violations, figures.fans, figures.monthlyTurnoverFen, figures.ratings]
      const sources = new Set(stated.map(sourceOf))
      if (glance.source === 'inspector') expect([...sources]).toEqual(['inspector'])
      expect(sources.has('seller')).toBe(glance.source === 'seller')
    }),
  )
})

it('a card shows the first picture, and none of a shop without any', () => {
  const photo = { url: '/pictures/p1', width: 800, height: 600, caption: '' }
  expect(glanceOf(exampleShop(1, { photos: [photo, { ...photo, url: '/pictures/p2' }] })).picture).toBe('/pictures/p1')
  expect(glanceOf(exampleShop(1, { photos: [] })).picture).toBeNull()
})

it('an address says which form of a picture it asks for, and stays signed', () => {
  const asked = (url: string) => pictureSizeIn(new Map(url.split(/[?&]/).map((part) => [part, ''])))
  for (const url of ['/pictures/p1', '/pictures/p1?until=1&key=a']) {
    const sized = [smallPicture(url), mediumPicture(url)]
    expect(sized.every((one) => one.startsWith(`${url}${url.includes('?') ? '&' : '?'}`))).toBe(true)
    expect([...sized, url].map(asked)).toEqual(['small', 'medium', undefined])
  }
})

it('a month on average is the mean of the months, in whole fen, between the least and the most of them (CAT-37)', () => {
  const months = (...fens: readonly number[]) => fens.map((turnoverFen) => ({ month: '2026-01', turnoverFen }))
  expect([meanTurnoverFen([]), meanTurnoverFen(months(100, 201)), meanTurnoverFen(months(7))]).toEqual([0, 151, 7])
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000_000), { minLength: 1, maxLength: 12 }), (fens) => {
      const mean = meanTurnoverFen(months(...fens))
      expect(Number.isSafeInteger(mean)).toBe(true)
      expect(mean).toBeGreaterThanOrEqual(Math.min(...fens))
      expect(mean).toBeLessThanOrEqual(Math.max(...fens))
    }),
  )
})
