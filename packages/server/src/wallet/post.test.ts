import { MAX_FEN } from '@diandu/core/kernel'
import { applyPosting, mayBeNegative, type Account, type Balances, type Posting } from '@diandu/core/wallet'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { readBalances, writePosting } from './account-store.ts'
import { checkBooks } from './check-books.ts'
import { post } from './post.ts'

const ACCOUNTS: readonly Account[] = [
  'available:a',
  'available:b',
  'escrow:o',
  'house:fees',
  'house:payment-in',
  'house:coupons',
]

const anyPosting = fc
  .array(
    fc.record({
      account: fc.constantFrom(...ACCOUNTS),
      amountFen: fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -MAX_FEN, max: MAX_FEN })),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .chain((lines) =>
    // Most of them balance: the last line takes what is left.
    fc.constantFrom(true, true, true, false).map((balances) => {
      const rest = -lines.slice(0, -1).reduce((sum, { amountFen }) => sum + amountFen, 0)
      const last = lines.at(-1)
      return balances && last !== undefined ? [...lines.slice(0, -1), { ...last, amountFen: rest }] : lines
    }),
  )
  .map((lines): Posting => ({ kind: 'order-payment', subject: 'o', lines }))

const move = (from: Account, to: Account, amountFen: number, subject = 's'): Posting => ({
  kind: 'order-payment',
  subject,
  lines: [
    { account: from, amountFen: -amountFen },
    { account: to, amountFen },
  ],
})

describeOnEachEngine('A posting', (open) => {
  const make = (db: Database, posting: Posting) =>
    db.transaction(async (tx) => {
      const posted = await post(tx, posting, { random: systemRandom, nowMs: 5 })
      if (!posted.ok) throw Object.assign(new Error('refused'), { failure: posted.failure })
    })
  const attempt = (db: Database, posting: Posting) =>
    make(db, posting).then(
      () => 'posted',
      (error: Error & { failure?: { reason: string } }) => error.failure?.reason ?? 'thrown',
    )

  it('does what core’s ledger does, one after the other (WAL-1, WAL-3)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPosting, { maxLength: 12 }), async (postings) => {
        const db = await open()
        let ledger: Balances = new Map()
        for (const posting of postings) {
          const expected = applyPosting(ledger, posting)
          const wanted = expected.ok ? 'posted' : expected.failure.fault === 'short' ? 'balance-short' : 'thrown'
          expect(await attempt(db, posting)).toBe(wanted)
          if (expected.ok) ledger = expected.value
          const stored = await readBalances(db, ACCOUNTS)
          for (const account of ACCOUNTS) expect(stored.get(account) ?? 0).toBe(ledger.get(account) ?? 0)
        }
        expect((await checkBooks(db)).filter((complaint) => !complaint.startsWith('escrow:o holds'))).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('leaves nothing behind when it is refused (WAL-3)', async () => {
    const db = await open()
    await make(db, move('house:payment-in', 'available:a', 10))
    expect(await attempt(db, move('available:a', 'available:new', 11))).toBe('balance-short')
    expect(await db.query('SELECT id FROM accounts ORDER BY id')).toEqual([
      { id: 'available:a' },
      { id: 'house:payment-in' },
    ])
    expect(await db.query('SELECT count(*) AS count FROM postings')).toEqual([{ count: 1 }])
  })

  it('hundreds at once over the same accounts, there and back, spend no fen twice (WAL-3)', async () => {
    const db = await open()
    await make(db, move('house:payment-in', 'available:a', 100))
    const tries = await Promise.all(
      Array.from({ length: 150 }, (_, at) => {
        const [from, to] =
          at % 3 === 0 ? (['available:b', 'available:a'] as const) : (['available:a', 'available:b'] as const)
        return attempt(db, move(from, to, 1 + (at % 7)))
      }),
    )
    expect(tries.filter((outcome) => outcome === 'thrown')).toEqual([])
    const balances = await readBalances(db, ['available:a', 'available:b'])
    expect((balances.get('available:a') ?? 0) + (balances.get('available:b') ?? 0)).toBe(100)
    expect([...balances].every(([account, balanceFen]) => balanceFen >= 0 || mayBeNegative(account))).toBe(true)
    expect(await checkBooks(db)).toEqual([])
  })

  it('is written whole by one conditional statement or not at all, without any lock before it (WAL-3)', async () => {
    const db = await open()
    await make(db, move('house:payment-in', 'available:a', 10))
    await make(db, move('available:a', 'available:b', 1))
    const posting = move('available:a', 'available:b', 1)
    const moves = posting.lines.map(({ account, amountFen }) => ({ account, byFen: amountFen }))
    const write = (at: number) =>
      db.transaction(async (tx) => {
        if (!(await writePosting(tx, posting, moves, { id: `posting-${at}`, at }))) throw new Error('too little')
      })
    const done = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => write(at)))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    expect(await checkBooks(db)).toEqual([])
    expect(await db.query(`SELECT count(*) AS postings FROM postings WHERE id LIKE 'posting-%'`)).toEqual([
      { postings: 9 },
    ])
  })

  it('postings that open the same new accounts at once all arrive', async () => {
    const db = await open()
    await make(db, move('house:payment-in', 'available:a', 1000))
    const accounts: readonly Account[] = ['available:n1', 'available:n2', 'available:n3']
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => {
        const turned = [...accounts.slice(at % 3), ...accounts.slice(0, at % 3)]
        const lines = [
          { account: 'available:a' as const, amountFen: -3 },
          ...turned.map((account) => ({ account, amountFen: 1 })),
        ]
        return make(db, { kind: 'order-payment', subject: 's', lines })
      }),
    )
    expect([...(await readBalances(db, accounts)).values()]).toEqual([30, 30, 30])
  })
})
