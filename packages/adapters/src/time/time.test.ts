import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemClock } from './system-clock.ts'
import { webRandom } from './web-random.ts'

describe('systemClock', () => {
  it('runs a task after its delay, and never one that was cancelled', async () => {
    const ran: string[] = []
    systemClock.after(1, () => ran.push('cancelled'))()
    await new Promise<void>((resolve) => {
      systemClock.after(5, () => resolve())
      systemClock.after(-3, () => ran.push('overdue'))
    })
    expect(ran).toEqual(['overdue'])
  })

  it('does not run a task of next month at once', async () => {
    let ran = false
    const cancel = systemClock.after(2 ** 31 + 5, () => (ran = true))
    await new Promise<void>((resolve) => systemClock.after(5, () => resolve()))
    cancel()
    expect(ran).toBe(false)
  })

  it("tells the machine's time", () => {
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1000)
  })
})

describe('webRandom', () => {
  it('tokens are 256 bits in letters that a header and an address carry', () => {
    const tokens = Array.from({ length: 200 }, () => webRandom().token())
    expect(new Set(tokens).size).toBe(200)
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  })

  it('no token is made without a true source of chance', () => {
    expect(() => webRandom(null).token()).toThrow()
  })

  it.each([
    ['the browser', undefined],
    ['no source', null],
  ] as const)('numbers of %s are whole and below their limit', (_, source) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (limit) => {
        const number = webRandom(source).below(limit)
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true)
      }),
    )
  })

  it('a word that would make small numbers likelier is drawn again', () => {
    const words = [2 ** 32 - 1, 7]
    const source = { getRandomValues: <T>(array: T) => (((array as Uint32Array)[0] = words.shift() ?? 0), array) }
    expect(webRandom(source as Crypto).below(3)).toBe(1)
    expect(words).toEqual([])
  })
})
