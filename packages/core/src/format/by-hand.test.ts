import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FEN } from '../kernel/index.ts'
import { formatYuan, remainingTime, scaleNumber, shortMoney, toDayHourMinuteSecond } from './index.ts'

/** As many small ones as large ones. */
const amountsFen = fc
  .tuple(fc.integer({ min: 0, max: MAX_FEN }), fc.nat({ max: 13 }))
  .map(([fen, digits]) => Math.floor(fen / 10 ** digits))

/** A whole number over a power of ten with `places` decimals, half upwards: whole-number arithmetic only. */
function decimalText(value: bigint, unit: bigint, places: bigint): string {
  const scale = 10n ** places
  const scaled = (value * scale * 2n + unit) / (unit * 2n)
  return `${scaled / scale}.${String(scaled % scale).padStart(Number(places), '0')}`
}

const plain = (text: string) => {
  const [whole = '', decimals = ''] = text.split('.')
  const rest = decimals.endsWith('0') ? decimals.slice(0, decimals.endsWith('00') ? -2 : -1) : decimals
  return rest === '' ? whole : `${whole}.${rest}`
}

describe('beside whole-number arithmetic', () => {
  it('formatYuan writes the same figures (NUM-1)', () => {
    fc.assert(
      fc.property(amountsFen, (fen) => {
        expect(formatYuan(fen)).toBe(decimalText(BigInt(fen), 100n, 2n))
        expect(formatYuan(-fen)).toBe(`${fen === 0 ? '' : '-'}${decimalText(BigInt(fen), 100n, 2n)}`)
      }),
    )
  })

  it('shortMoney writes the same figures (NUM-4)', () => {
    fc.assert(
      fc.property(amountsFen, (fen) => {
        const [unit, name] =
          fen < 1_000_000 ? [100n, ''] : fen < 9_999_995_000 ? [1_000_000n, '万'] : [10_000_000_000n, '亿']
        const text = decimalText(BigInt(fen), unit, 2n)
        const shown = name === '' ? text.replace(/\.00$/, '') : `${plain(text)}${name}`
        expect(shortMoney(fen, 'zh-CN').replace(/[¥,]/g, '')).toBe(shown)
      }),
    )
  })

  it('scaleNumber writes the same figures, but where a half has no exact double', () => {
    const units = [
      [10n ** 15n, '千万亿'],
      [10n ** 12n, '万亿'],
      [10n ** 11n, '千亿'],
      [10n ** 8n, '亿'],
      [10n ** 7n, '千万'],
      [10n ** 4n, '万'],
      [10n ** 3n, '千'],
    ] as const
    fc.assert(
      fc.property(
        fc.tuple(fc.maxSafeNat(), fc.nat({ max: 15 })).map(([value, digits]) => Math.floor(value / 10 ** digits)),
        (value) => {
          const [unit, name] = units.find(([size]) => BigInt(value) >= size) ?? [1n, '']
          fc.pre((BigInt(value) * 200n) % unit !== 0n || (BigInt(value) * 100n) % unit === 0n)
          expect(scaleNumber(value)).toBe(
            name === '' ? String(value) : `${decimalText(BigInt(value), unit, 2n)}${name}`,
          )
        },
      ),
    )
  })

  it('what remains, counted off minute by minute, is what is told (WEB-62)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 168 * 60 }), (minutes) => {
        const remaining = remainingTime(1_700_000_000, 1_700_000_000_000 + 168 * 3_600_000 - minutes * 60_000)
        const [days, hours, left] = toDayHourMinuteSecond(minutes * 60_000).map(Number) as [
          number,
          number,
          number,
          number,
        ]
        expect(remaining).toEqual(
          days > 0
            ? { kind: 'days', days, hours }
            : hours > 0
              ? { kind: 'hours', hours }
              : { kind: 'minutes', minutes: left },
        )
      }),
    )
  })
})
