import { fail, MINUTE_MS, ok } from '@diandu/core/kernel'
import { reasonOf } from '@diandu/core/testing'
import { CAPTCHA_PUZZLE_PATH, sendCode } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { testApp } from '../../testing/test-app.ts'
import { forgetExpired } from '../expiry-store.ts'
import { sessionModule } from '../session-module.ts'
import { openEntrance } from '../testing/open-entrance.ts'
import { simulatedDeps } from '../../testing/simulated-deps.ts'

describeOnEachEngine('A ticket of the third party’s captcha', (open) => {
  /** A maker that finds every ticket good but `bad`, and answers only while it is up. */
  const begin = async () => {
    const maker = { isUp: true, requested: [] as string[] }
    const entrance = openEntrance(await open(), {
      async isSolved({ ticket, randstr }, clientAddress) {
        maker.requested.push(`${ticket} ${randstr} ${clientAddress}`)
        return maker.isUp ? ok(ticket !== 'bad') : fail({ kind: 'http', status: 502 })
      },
    })
    const call = (mobile: string, ticket: string) =>
      entrance.call(sendCode, { mobile, purpose: 'login', captcha: { ticket, randstr: '@Vki' } })
    const stored = async () => (await entrance.db.query('SELECT 1 AS one FROM captcha_tickets')).length
    return { ...entrance, maker, call, stored }
  }

  it('is good once, however many bring it at once, and is kept as a hash until its maker takes it no more (SES-23)', async () => {
    const { db, clock, sent, maker, call, stored } = await begin()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => call(`1380000000${at}`, 'one')))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.filter((answer) => reasonOf(answer) === 'captcha-wrong')).toHaveLength(7)
    expect(sent).toHaveLength(1)
    expect(maker.requested).toContain('one @Vki 127.0.0.1')
    expect(reasonOf(await call('13800000009', 'one'))).toBe('captcha-wrong')
    expect(JSON.stringify(await db.query('SELECT * FROM captcha_tickets'))).not.toContain('one"')
    clock.advance(5 * MINUTE_MS)
    await forgetExpired(db, clock.now())
    expect(reasonOf(await call('13800000009', 'one'))).toBe('captcha-wrong')
    expect(await stored()).toBe(1)
  })

  it('may be far longer than ours (SES-23)', async () => {
    const { call } = await begin()
    expect(await call('13800000001', `tr03${'x'.repeat(1500)}*`)).toMatchObject({ ok: true })
  })

  it('a ticket that is not good opens nothing and is not kept (SES-23)', async () => {
    const { sent, call, stored } = await begin()
    expect(reasonOf(await call('13800000001', 'bad'))).toBe('captcha-wrong')
    expect([sent.length, await stored()]).toEqual([0, 0])
  })

  it('opens nothing while its maker does not answer, says so, and is not used up (CPT-5)', async () => {
    const { sent, maker, call, stored } = await begin()
    maker.isUp = false
    expect(await call('13800000001', 'one')).toEqual({
      ok: false,
      failure: { kind: 'refused', message: '安全验证暂时没有回应，请稍后再试' },
    })
    expect([sent.length, await stored()]).toEqual([0, 0])
    maker.isUp = true
    expect(await call('13800000001', 'one')).toMatchObject({ ok: true })
  })

  it('is the only way: tickets of our own puzzles open nothing, and no puzzle is given out', async () => {
    const { db, clock, ticket, call, maker } = await begin()
    const own = await ticket()
    maker.isUp = false
    expect(await call('13800000001', own.ticket)).toMatchObject({ ok: false })
    const deps = simulatedDeps(db, clock)
    const puzzleWith = async (captcha: { readonly isSolved: () => Promise<ReturnType<typeof ok<boolean>>> } | null) => {
      const { app } = await testApp(db, { routes: [(scope) => sessionModule.routes?.(scope, { ...deps, captcha })] })
      return (await app.inject(CAPTCHA_PUZZLE_PATH)).statusCode
    }
    expect([await puzzleWith(null), await puzzleWith({ isSolved: async () => ok(true) })]).toEqual([200, 404])
  })
})
