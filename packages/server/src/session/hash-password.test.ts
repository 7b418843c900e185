import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atMost } from './at-most.ts'
import { hashPassword, STANDARD_COST, verifyPassword } from './hash-password.ts'

const CHEAP = { logN: 4, blocks: 1, passes: 1 }

describe('A stored password', () => {
  it('[SVS-1] is checked by itself and by nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1 }), async (password, other) => {
        const stored = await hashPassword(password, CHEAP)
        expect(await verifyPassword(password, stored)).toBe(true)
        expect(await verifyPassword(other, stored)).toBe(other.normalize('NFKC') === password.normalize('NFKC'))
      }),
    )
  })

  it('[SVS-1] says what it cost, never itself, and never the same twice', async () => {
    const [one, two] = [await hashPassword('correct horse 1', CHEAP), await hashPassword('correct horse 1', CHEAP)]
    expect(one).toMatch(/^scrypt\$4\$1\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
  })

  it('[SVS-1] costs 32 MiB three times over unless a test says otherwise', async () => {
    expect(await hashPassword('correct horse 1')).toMatch(/^scrypt\$15\$8\$3\$/)
    expect(2 ** STANDARD_COST.logN * STANDARD_COST.blocks * 128).toBe(32 * 1024 * 1024)
  })
})

describe('A limited number at once', () => {
  it('[SVS-2] is never exceeded, and everybody gets a turn in order', async () => {
    const inTurn = atMost(2, 18)
    const [begun, ended]: [number[], number[]] = [[], []]
    let most = 0
    const task = async (at: number) => {
      begun.push(at)
      most = Math.max(most, begun.length - ended.length)
      for (let turns = 0; turns < (at * 7) % 5; turns += 1) await Promise.resolve()
      ended.push(at)
      if (at === 3) throw new Error('one of them fails')
    }
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => inTurn(() => task(at))))
    expect(most).toBe(2)
    expect(begun).toEqual(Array.from({ length: 20 }, (_, at) => at))
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  it('[SVS-3] sends away whoever comes when the queue is full, at once and with nothing done, and takes people again as it empties', async () => {
    const inTurn = atMost(2, 3)
    const ends: (() => void)[] = []
    const hold = () => new Promise<void>((resolve) => ends.push(resolve))
    const admitted = Array.from({ length: 5 }, () => inTurn(hold))
    let hasRun = false
    const refused = inTurn(async () => void (hasRun = true))
    await expect(refused).rejects.toMatchObject({ statusCode: 429 })
    expect(hasRun).toBe(false)
    ends.shift()?.()
    await admitted[0]
    admitted.push(inTurn(hold))
    await expect(inTurn(hold)).rejects.toMatchObject({ statusCode: 429 })
    while (ends.length > 0) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await Promise.all(admitted)).toHaveLength(6)
    expect(await inTurn(async () => 'free again')).toBe('free again')
  })

  it('[SVS-3] more passwords than can be hashed soon are not hashed', async () => {
    const all = await Promise.allSettled(Array.from({ length: 120 }, () => hashPassword('correct horse 1', CHEAP)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(102)
    expect(await hashPassword('correct horse 1', CHEAP)).toMatch(/^scrypt/)
  })
})
