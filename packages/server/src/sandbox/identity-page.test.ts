import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { sandboxIdentity, systemRandom } from '../integrations/index.ts'
import { simulatedDeps } from '../testing/simulated-deps.ts'
import { testApp } from '../testing/test-app.ts'
import { sandboxModule } from './sandbox-module.ts'

const VISITOR = {
  name: '周<正>',
  residentId: '11010519491231002X',
  backPath: '/user_center/server/contract?id=c1&returned=1',
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describeOnEachEngine('The sandbox of identity checks', (open) => {
  const begin = async () => {
    const db = await open()
    const clock = createManualClock()
    const identity = sandboxIdentity({ db, clock, random: systemRandom })
    const deps = simulatedDeps(db, clock)
    const { app } = await testApp(db, { routes: [(scope) => sandboxModule.routes?.(scope, deps)] }, clock)
    const visit = await identity.openVisit(VISITOR)
    if (!visit.ok) throw new Error('The test could not begin a visit')
    const press = (payload: string) => app.inject({ method: 'POST', url: visit.value.url, payload, headers: form })
    return { app, clock, identity, visit: visit.value, press, verdict: () => identity.verdictOf(visit.value.id) }
  }

  it.each(['matches', 'differs'] as const)(
    'the page of the face check says %s, and sends the signer who pressed it back',
    async (chosen) => {
      const { app, visit, press, verdict } = await begin()
      const page = await app.inject({ url: visit.url })
      expect([
        page.statusCode,
        page.body.includes('周***'),
        page.body.includes('11010519491231002X'),
        page.headers['cache-control'],
      ]).toEqual([200, true, false, 'no-store'])
      expect(await verdict()).toEqual({ ok: true, value: 'pending' })
      const pressed = await press(`verdict=${chosen}`)
      expect([pressed.statusCode, pressed.headers.location]).toEqual([303, VISITOR.backPath])
      expect(await verdict()).toEqual({ ok: true, value: chosen })
      // The other one afterwards changes nothing.
      await press(`verdict=${chosen === 'matches' ? 'differs' : 'matches'}`)
      expect(await verdict()).toEqual({ ok: true, value: chosen })
      expect((await app.inject({ url: visit.url })).body).not.toContain('<form')
    },
  )

  it('the page of the face check says nothing when it is left without a word or pressed with nonsense, and after ten minutes the visit has lapsed', async () => {
    const { app, clock, identity, visit, press, verdict } = await begin()
    await press('verdict=perhaps')
    clock.advance(10 * 60_000)
    expect(await verdict()).toEqual({ ok: true, value: 'pending' })
    clock.advance(1)
    expect(await verdict()).toEqual({ ok: true, value: 'lapsed' })
    // Too late for a word.
    expect((await app.inject({ url: visit.url })).body).not.toContain('<form')
    await press('verdict=matches')
    expect(await verdict()).toEqual({ ok: true, value: 'lapsed' })
    expect(await identity.verdictOf('nobody-was-sent-there')).toEqual({ ok: true, value: 'lapsed' })
    expect((await app.inject({ url: '/sandbox/identity/nobody-was-sent-there' })).statusCode).toBe(404)
  })

  it('believes numbers that can be, and shows by some that a register says no, or nothing', async () => {
    const { identity } = await begin()
    const call = async (fields: object) => {
      const comparison = await identity.compare({
        proof: 'four-elements',
        fields: {
          name: '周正',
          residentId: VISITOR.residentId,
          mobile: '13800000003',
          bankCard: '6222020200112233446',
          ...fields,
        },
      })
      return comparison.ok ? comparison.value : comparison.failure.kind
    }
    expect(await call({})).toBe('matches')
    expect([
      await call({ residentId: '110105194912310021' }),
      await call({ creditCode: '91350100M000100Y44' }),
    ]).toEqual(['differs', 'differs'])
    expect([await call({ mobile: '13900000000' }), await call({ bankCard: '6222000900000000' })]).toEqual([
      'differs',
      'differs',
    ])
    expect([await call({ mobile: '13999999999' }), await call({ bankCard: '6222000799999999' })]).toEqual([
      'http',
      'http',
    ])
  })
})
