import fc from 'fast-check'
import { expect, it, describe } from 'vitest'
import { timerDelay } from './timer-delay.ts'
import { inTurn } from './in-turn.ts'
import { networkOf } from './network-of.ts'

it('whatever the clock says, a delay is one that a timer keeps, and a usual one is left as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger()), (ms) => {
      const delay = timerDelay(ms)
      expect(delay >= 0 && delay <= 2 ** 31 - 1).toBe(true)
      if (ms >= 0 && ms <= 2 ** 31 - 1) expect(delay === ms).toBe(true)
    }),
  )
  expect([-1, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY].map(timerDelay)).toEqual([0, 0, 2 ** 31 - 1, 2 ** 31 - 1])
})

it('works are done one after the other, and one that fails holds up none', async () => {
  const run = inTurn()
  const done: string[] = []
  let letGo = () => {}
  const mayGo = new Promise<void>((resolve) => (letGo = resolve))
  const first = run(async () => {
    await mayGo
    done.push('first')
  })
  const second = run(() => Promise.reject(new Error('no')))
  const third = run(async () => void done.push('third'))
  await Promise.resolve()
  expect(done).toEqual([])
  letGo()
  await first
  await expect(second).rejects.toThrow('no')
  await third
  expect(done).toEqual(['first', 'third'])
})

describe('networkOf', () => {
  it.each([
    ['192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.99', '192.0.2.0/24'],
    ['2001:db8:0:1ff:1:2:3:4', '2001:db8:0:100::/56'],
    ['2001:DB8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'elsewhere'],
    ['', 'elsewhere'],
    ['no address', 'elsewhere'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('neighbours share it, however their address is written', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const network = networkOf(address)
        expect(network).toMatch(/\/(24|56)$/)
        expect(networkOf(address.toUpperCase())).toBe(network)
      }),
    )
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(255), (address, last) => {
        expect(networkOf(address.replace(/\d+$/, String(last)))).toBe(networkOf(address))
      }),
    )
  })
})
