import { DAY_MS, MINUTE_MS } from '@diandu/core/kernel'
import { reasonOf } from '@diandu/core/testing'
import { login, sendCode } from '@diandu/wire'
import { expect, it } from 'vitest'
import { runCall } from '../../calls/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom, type Sms } from '../../integrations/index.ts'
import { callContext } from '../../testing/call-context.ts'
import { insertTicket } from '../captcha/captcha-store.ts'
import { sessionHandlers } from '../session.handlers.ts'
import { CHEAP, openEntrance, PASSWORD } from '../testing/open-entrance.ts'

const MOBILE = '13800000001'
const HOME = '203.0.113.7'
const ELSEWHERE = ['198.51.100.1', '198.51.101.1', '198.51.102.1', '198.51.103.1'] as const

describeOnEachEngine('Codes that others than the owner ask for', (open) => {
  const begin = async () => {
    const entrance = openEntrance(await open())
    const { db, clock } = entrance
    await entrance.addUser('somebody', MOBILE)
    const sms: Sms = { kind: 'sandbox', sendCode: async () => ({ ok: true, value: null }) }
    const handlers = sessionHandlers({ sms, passwordCost: CHEAP })
    const call = async (
      endpoint: typeof login | typeof sendCode,
      input: unknown,
      clientAddress: string,
      userId: string | null = null,
    ) => {
      const handler = handlers.find((one) => one.endpoint === endpoint)
      if (handler === undefined) throw new Error('There is no such handler')
      return (
        await runCall(
          handler,
          input,
          callContext(db, { clock, clientAddress, viewer: userId === null ? null : { userId } }),
        )
      ).result
    }
    const request = async (clientAddress: string, mobile = MOBILE, userId: string | null = null) => {
      clock.advance(MINUTE_MS)
      const captcha = { ticket: systemRandom.token(), randstr: 'rand' }
      await insertTicket(db, captcha, clock.now())
      return reasonOf(await call(sendCode, { mobile, purpose: 'login', captcha }, clientAddress, userId))
    }
    const requestTimes = async (times: number, clientAddress: string, mobile?: string, userId?: string) => {
      const reasons = []
      for (let time = 0; time < times; time += 1) reasons.push(await request(clientAddress, mobile, userId))
      return reasons.filter((reason) => reason === 'ok').length
    }
    const comeIn = (clientAddress: string) => call(login, { name: 'somebody', password: PASSWORD }, clientAddress)
    return { ...entrance, request, requestTimes, comeIn }
  }

  it('never spend those of the owner, from a network that knows them (SVS-47)', async () => {
    const { requestTimes, comeIn } = await begin()
    await comeIn(HOME)
    for (const network of ELSEWHERE) await requestTimes(6, network)
    expect(await requestTimes(11, '203.0.113.200')).toBe(10)
  })

  it('codes that others ask for never spend those of the owner, who is logged in anywhere (SVS-47)', async () => {
    const { requestTimes } = await begin()
    for (const network of ELSEWHERE) await requestTimes(6, network)
    expect(await requestTimes(11, ELSEWHERE[0], MOBILE, 'somebody')).toBe(10)
  })

  it('are five for each and ten for all of them, until the next day (SVS-47)', async () => {
    const { clock, requestTimes } = await begin()
    expect([
      await requestTimes(6, ELSEWHERE[0]),
      await requestTimes(6, ELSEWHERE[1]),
      await requestTimes(6, ELSEWHERE[2]),
    ]).toEqual([5, 5, 0])
    expect(await requestTimes(1, ELSEWHERE[0], '13900000009')).toBe(1)
    clock.advance(DAY_MS)
    expect(await requestTimes(6, ELSEWHERE[2])).toBe(5)
  })

  it('a network from which no login came for ninety days is unknown again (SVS-47)', async () => {
    const { clock, requestTimes, comeIn } = await begin()
    await comeIn(HOME)
    clock.advance(90 * DAY_MS)
    expect(await requestTimes(6, HOME)).toBe(5)
  })

  it('go to a hundred mobiles a day, by network and by person (SVS-48)', async () => {
    const { addUser, requestTimes } = await begin()
    await addUser('other', '13800000002')
    const mobile = (number: number) => `139${String(number).padStart(8, '0')}`
    let sent = 0
    for (let number = 0; number < 102; number += 1) sent += await requestTimes(1, ELSEWHERE[0], mobile(number))
    expect(sent).toBe(100)
    expect(await requestTimes(1, ELSEWHERE[0], mobile(200), 'other')).toBe(1)
    expect(await requestTimes(1, ELSEWHERE[1], mobile(201))).toBe(1)
  })
})
