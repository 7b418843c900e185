import { reasonOf } from '@diandu/core/testing'
import { setPaymentPassword } from '@diandu/wire'
import { expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { systemRandom } from '../integrations/index.ts'
import { insertCode } from '../session/codes/code-store.ts'
import { findUser } from '../session/index.ts'
import { checkPaymentPassword } from './check-payment-password.ts'
import { setPaymentPassword as changePaymentPassword } from './set-payment-password.ts'

describeOnEachEngine('The wallet', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('buyer')
    const { mobile = '' } = (await findUser(market.db, 'buyer')) ?? {}
    const sent = (code: string, purpose: 'payment-password' | 'login' = 'payment-password') =>
      insertCode(market.db, { id: systemRandom.token(), mobile, purpose, code }, market.clock.now())
    const set = (paymentPassword: string, code: string) =>
      market.call(setPaymentPassword, 'buyer', { paymentPassword, code })
    const hashes = async () =>
      (await market.db.query<{ hash: string }>(`SELECT payment_password_hash AS hash FROM users WHERE id = 'buyer'`))[0]
        ?.hash
    return { ...market, sent, set, hashes }
  }

  it('new payment passwords of one user are hashed one after the other: with one code, one is', async () => {
    const { db, clock, sent } = await begin()
    await sent('456456')
    const deps = { db, nowMs: clock.now(), cost: { logN: 14, blocks: 8, passes: 1 } }
    const all = await Promise.all(
      Array.from({ length: 5 }, () =>
        changePaymentPassword({ userId: 'buyer', paymentPassword: '135792', code: '456456' }, deps),
      ),
    )
    expect(all.map(reasonOf).sort()).toEqual(['code-spent', 'code-spent', 'code-spent', 'code-spent', 'ok'])
    // A code that is spent is tried no more.
    expect(await db.query('SELECT tries FROM verification_codes')).toEqual([{ tries: 1 }])
  })

  it('a new payment password has all its tries again (WAL-8)', async () => {
    const { db, clock, sent, set, addPerson, addShop, placed, pay, credit } = await begin()
    await addPerson('seller')
    await addShop('shop')
    await credit('buyer', PRICE_FEN * 2)
    const order = await placed('buyer', 'shop')
    await db.change(`UPDATE users SET payment_locked_until = $1 WHERE id = 'buyer'`, [clock.now() + 1000])
    await sent('456456')
    expect(reasonOf(await set('135792', '456456'))).toBe('ok')
    expect(await pay('buyer', order.id, 'full', PRICE_FEN * 1.1, undefined, '135792')).toMatchObject({ ok: true })
  })

  it.each(['135792', '975310'])('a user who is gone while %s is read is asked to log in (WAL-8)', async (guess) => {
    const { db, clock, sent, set } = await begin()
    await sent('456456')
    await set('135792', '456456')
    const gone: number[] = []
    const leaving: Database = {
      ...db,
      async query(sql, parameters) {
        const rows = await db.query<never>(sql, parameters)
        if (gone.length === 0) gone.push(await db.change("DELETE FROM users WHERE id = 'buyer'", []))
        return rows
      },
    }
    expect(reasonOf(await checkPaymentPassword(leaving, 'buyer', guess, clock.now()))).toBe('login-required')
    expect(gone).toEqual([1])
  })
})
