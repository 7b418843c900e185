import { describe, expect, it } from 'vitest'
import { AIM_HEAD, aimText, readAims, type PageMedians } from './page-aims.ts'

const FLOOR: PageMedians = {
  scriptKib: 0,
  lookingKib: Number.NaN,
  fcpMs: 500,
  lcpMs: 500,
  cls: 0,
  blockingMs: 10,
  tapMs: 60,
}
const PAGE: PageMedians = { scriptKib: 120, lookingKib: 160, fcpMs: 550, lcpMs: 600, cls: 0, blockingMs: 60, tapMs: 90 }

const met = (path: string, page: PageMedians, floor = FLOOR) => readAims(path, page, floor).map(({ isMet }) => isMet)

describe('the aims of a page', () => {
  it('are met up to the limit itself', () => {
    expect(met('/', PAGE)).toEqual([true, true, true, true, true, true, true])
  })

  it.each([
    ['scriptKib', 120.1],
    ['lookingKib', 160.1],
    ['fcpMs', 551],
    ['lcpMs', 601],
    ['cls', 0.0004],
    ['blockingMs', 61],
    ['tapMs', 91],
  ] as const)('notice too much of %s, and of nothing else', (name, value) => {
    const readings = met('/', { ...PAGE, [name]: value })
    expect(readings.filter((isMet) => isMet === false)).toHaveLength(1)
    expect(readings.indexOf(false)).toBe(Object.keys(PAGE).indexOf(name))
  })

  it('leave any page but the first 130 KiB of script', () => {
    expect(met('/lists', { ...PAGE, scriptKib: 130 })[0]).toBe(true)
    expect(met('/lists', { ...PAGE, scriptKib: 130.1 })[0]).toBe(false)
  })

  it('say nothing of what was not measured', () => {
    const readings = readAims('/login', { ...PAGE, tapMs: Number.NaN }, { ...FLOOR, tapMs: Number.NaN })
    expect(readings.map(aimText)).toEqual([
      '120.0 KiB, met',
      '160.0 KiB, met',
      '1.10 ×, met',
      '1.20 ×, met',
      '0, met',
      '+50 ms, met',
      '–',
    ])
  })

  it('stand under a heading each, and a miss is seen at once', () => {
    const readings = readAims('/', { ...PAGE, blockingMs: 0, cls: 0.0123 }, FLOOR)
    expect(readings).toHaveLength(AIM_HEAD.length - 1)
    expect(readings.map(aimText).slice(4, 6)).toEqual(['**0.0123, missed**', '−10 ms, met'])
  })
})
