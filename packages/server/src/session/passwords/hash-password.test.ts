import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashPassword, STANDARD_COST, verifyPassword } from './hash-password.ts'
import { oneAtATime } from './one-at-a-time.ts'

const CHEAP = { logN: 4, blocks: 1, passes: 1 }
const LI = { standing: 'member' } as const

describe('A stored password', () => {
  it('is checked by itself and by nothing else (SVS-1)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        async (password, other) => {
          const stored = await hashPassword(password, CHEAP)
          expect(await verifyPassword(password, stored, LI)).toBe(true)
          expect(await verifyPassword(other, stored, LI)).toBe(other.normalize('NFKC') === password.normalize('NFKC'))
        },
      ),
    )
  })

  it('says what it cost, never itself, and never the same twice (SVS-1)', async () => {
    const [one, two] = [await hashPassword('correct horse 1', CHEAP), await hashPassword('correct horse 1', CHEAP)]
    expect(one).toMatch(/^scrypt\$4\$1\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
  })

  it('costs 32 MiB three times over unless a test says otherwise (SVS-1)', async () => {
    expect(await hashPassword('correct horse 1')).toMatch(/^scrypt\$15\$8\$3\$/)
    expect(2 ** STANDARD_COST.logN * STANDARD_COST.blocks * 128).toBe(32 * 1024 * 1024)
  })
})

describe('Many callers who want a password hashed', () => {
  it('a network has twenty waiting places, and what finds none is not hashed', async () => {
    const crowd = { standing: 'stranger', network: '192.0.2.0/24' } as const
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, () => hashPassword('correct horse 1', CHEAP, crowd)),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(21)
    expect(await hashPassword('correct horse 1', CHEAP, crowd)).toMatch(/^scrypt/)
  })

  it('a hundred visitors wait, from however many networks they come', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 130 }, (_, at) =>
        hashPassword('correct horse 1', CHEAP, { standing: 'stranger', network: String(at) }),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(101)
  })
})

const requested = fc.array(fc.record({ name: fc.constantFrom('lin', 'zhou', 'wu'), fails: fc.boolean() }), {
  maxLength: 20,
})

it('of one name never two at once, in their order, whatever fails; of several names at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(requested, fc.infiniteStream(fc.nat()), async (tasks, dice) => {
      const inTurn = oneAtATime()
      const begun: { readonly name: string; readonly at: number; readonly end: () => void }[] = []
      let ended = 0
      const all = tasks.map(({ name, fails }, at) =>
        inTurn(
          name,
          () =>
            new Promise<number>(
              (settle, fail) =>
                void begun.push({ name, at, end: () => (fails ? fail(new Error('it failed')) : settle(at)) }),
            ),
        ).then(
          (outcome) => expect([outcome, fails]).toEqual([at, false]),
          () => expect(fails).toBe(true),
        ),
      )
      const order: { readonly name: string; readonly at: number }[] = []
      while (ended < tasks.length) {
        await new Promise((resolve) => void setImmediate(resolve))
        expect(begun.map(({ name }) => name).toSorted()).toEqual([...new Set(begun.map(({ name }) => name))].toSorted())
        expect(begun.length).toBe(
          new Set(tasks.filter((_, at) => !order.some((one) => one.at === at)).map(({ name }) => name)).size,
        )
        const [next] = begun.splice((dice.next().value ?? 0) % begun.length, 1)
        next?.end()
        if (next !== undefined) order.push(next)
        ended += 1
      }
      await Promise.all(all)
      for (const name of ['lin', 'zhou', 'wu']) {
        const own = order.filter((one) => one.name === name).map(({ at }) => at)
        expect(own).toEqual(own.toSorted((one, other) => one - other))
      }
    }),
  )
})
