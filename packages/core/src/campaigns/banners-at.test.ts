import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { anInstant } from '../../testing/arbitraries/an-instant.ts'
import { bannersAt, campaignAt } from './index.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const shown = (time: string, path = '/') => bannersAt(at(time), path).map(({ id }) => id)

describe('the floating banners', () => {
  it.each([
    ['2022-11-12', '2022-12-12', 'double-twelve'],
    ['2023-05-06', '2023-05-31', 'ten-year'],
    ['2023-06-08', '2023-06-30', '618'],
    ['2026-05-06', '2026-05-31', 'anniversary'],
    ['2026-06-08', '2026-06-30', '618'],
    ['2026-11-12', '2026-12-12', 'double-twelve'],
  ])('from %s to %s there is one for %s, to the millisecond (CAM-6)', (first, last, id) => {
    expect(shown(`${first}T00:00:00.000`)).toEqual([id])
    expect(shown(`${last}T23:59:59.999`)).toEqual([id])
    expect(bannersAt(at(`${first}T00:00:00.000`) - 1, '/')).toEqual([])
    expect(bannersAt(at(`${last}T23:59:59.999`) + 1, '/')).toEqual([])
  })

  it.each(['2020-09-15', '2024-01-10', '2024-11-01', '2025-08-08'])('there is none on %s (CAM-6)', (day) => {
    expect(shown(`${day}T12:00`)).toEqual([])
  })

  it.each([
    ['2023-05-10', '/activity/ten-year'],
    ['2026-05-10', '/activity/anniversary'],
    ['2026-05-10', '/activity/ten-year'],
    ['2023-06-10', '/activity/activity618'],
    ['2023-06-10', '/activity/activity618/'],
    ['2023-06-10', '/Activity/Activity618?from=wx#top'],
    ['2023-06-10', '/activity/activity618/rules'],
  ])('on %s %s shows none of its own campaign (CAM-7)', (day, path) => {
    expect(shown(`${day}T12:00`, path)).toEqual([])
  })

  it.each([
    ['2023-05-10', '/activity/activity618', 'ten-year'],
    ['2023-06-10', '/activity/ten-year', '618'],
    ['2023-06-10', '/activity/activity6180', '618'],
    ['2023-06-10', '/shop/activity/activity618', '618'],
    ['2022-11-20', '/activity/double-twelve', 'double-twelve'],
    ['2022-11-20', '/activity/activity12', 'double-twelve'],
  ])('on %s %s shows the banner of %s (CAM-7)', (day, path, id) => {
    expect(shown(`${day}T12:00`, path)).toEqual([id])
  })

  it('are of the current campaign only, on any page at any instant (CAM-6, CAM-7)', () => {
    const aPath = fc.oneof(
      anyText(),
      fc.constantFrom('/activity/ten-year', '/activity/activity618', '/activity/double-twelve', '/activity/1111'),
    )
    fc.assert(
      fc.property(fc.oneof(anInstant(), fc.double()), aPath, (time, path) => {
        const banners = bannersAt(time, path)
        expect(banners.length).toBeLessThanOrEqual(1)
        if (banners.length === 1) expect(campaignAt(time)).toMatchObject({ phase: 'current', campaign: banners[0] })
        expect(bannersAt(time, `${path}?x=1`)).toEqual(banners)
      }),
    )
  })
})
