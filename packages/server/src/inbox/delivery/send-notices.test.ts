import { smsText } from '@diandu/core/inbox'
import { DAY_MS, fail, HOUR_MS, MINUTE_MS, ok } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import type { HandedOver, Push, TextMessages } from '../../integrations/index.ts'
import { simulatedDeps } from '../../testing/simulated-deps.ts'
import { NOON, noticesIn, putDevice, putUser, turnOf } from '../testing/notices.ts'
import { writeMessages } from '../write-message.ts'
import { sendNotices } from './send-notices.ts'

const TAKEN: HandedOver = { kind: 'taken' }
const AGAIN: HandedOver = { kind: 'again', why: 'down' }

/** A server with providers that answer as they are told, and write down what they are asked. */
function opened(db: Database, knowsRequestsForMs = 0) {
  const clock = createManualClock(NOON)
  const asked: { readonly way: string; readonly to: string; readonly text: string; readonly requestId: string }[] = []
  const state: { answer: HandedOver; breaks: boolean } = { answer: TAKEN, breaks: false }
  const answer = async (): Promise<HandedOver> => {
    if (state.breaks) throw new Error('the server falls here')
    return state.answer
  }
  const sms: TextMessages = {
    kind: 'tencent',
    knowsRequestsForMs,
    sendCode: async () => ok(null),
    sendNotice({ mobile, notice, requestId }) {
      asked.push({ way: 'sms', to: mobile, text: smsText(notice), requestId })
      return answer()
    },
  }
  let ids = 0
  const push: Push = {
    kind: 'jpush',
    knowsRequestsForMs,
    newRequestId: async () => (state.answer === AGAIN ? fail({ kind: 'offline' }) : ok(`cid-${(ids += 1)}`)),
    send({ tokens, title, requestId }) {
      asked.push({ way: 'push', to: tokens.join(' '), text: title, requestId })
      return answer()
    },
  }
  const deps = simulatedDeps(db, clock, { sms, push })
  return { asked, state, clock, deps, sweep: () => sendNotices(deps) }
}

const statesIn = async (db: Database) => (await noticesIn(db)).map(({ channel, state }) => `${channel} ${state}`)
const tell = (db: Database, ...messages: readonly Parameters<typeof writeMessages>[1][number][]) =>
  db.transaction((tx) => writeMessages(tx, messages))

describeOnEachEngine('Sending notices', (open) => {
  const withLin = async (knowsRequestsForMs = 0) => {
    const db = await open()
    await putUser(db, 'lin', '13800000001')
    return { db, ...opened(db, knowsRequestsForMs) }
  }

  it('a message goes out once by each way, however many servers send (NTF-3)', async () => {
    const { db, asked, sweep } = await withLin()
    await putDevice(db, 'lin', NOON + DAY_MS, { token: 'd1', language: 'en' })
    await tell(db, turnOf('lin', 'sign'))
    await Promise.all([sweep(), sweep(), sweep()])
    await sweep()
    expect(asked.map(({ way, to, text }) => [way, to, text]).toSorted()).toEqual([
      ['push', 'd1', 'Your turn: sign the contract'],
      ['sms', '13800000001', '您的订单DD1轮到您：签合同，请尽快办理。详情请登录店渡查看。'],
    ])
    expect(await statesIn(db)).toEqual(['push sent', 'sms sent'])
  })

  it('while a provider is down a notice waits, ever longer, and then goes out once (NTF-6)', async () => {
    const { db, asked, state, clock, sweep } = await withLin()
    state.answer = AGAIN
    await tell(db, turnOf('lin', 'sign'))
    for (const [waitMs, tries] of [
      [0, 1],
      [MINUTE_MS / 4, 1],
      [MINUTE_MS / 4, 2],
      [MINUTE_MS / 2, 2],
      [MINUTE_MS / 2, 3],
    ] as const) {
      clock.advance(waitMs)
      await sweep()
      expect((await noticesIn(db))[0]).toMatchObject({ state: 'waiting', tries, trouble: 'down' })
    }
    state.answer = TAKEN
    clock.advance(HOUR_MS)
    await sweep()
    await sweep()
    expect(asked).toHaveLength(4)
    expect(await statesIn(db)).toEqual(['sms sent'])
  })

  it('after three days a notice is given up, and says so (NTF-6)', async () => {
    const { db, state, clock, sweep } = await withLin()
    state.answer = AGAIN
    await tell(db, turnOf('lin', 'sign'))
    await sweep()
    clock.advance(3 * DAY_MS + HOUR_MS)
    await sweep()
    expect((await noticesIn(db))[0]).toMatchObject({ state: 'failed', trouble: 'gave-up' })
  })

  it('where no answer came a provider that knows no requests is not asked again (NTF-3)', async () => {
    const { db, asked, state, clock, sweep } = await withLin()
    state.answer = { kind: 'unsure', why: 'timeout' }
    await tell(db, turnOf('lin', 'sign'))
    await sweep()
    clock.advance(HOUR_MS)
    await sweep()
    expect(asked).toHaveLength(1)
    expect((await noticesIn(db))[0]).toMatchObject({ state: 'unsure', trouble: 'timeout' })
  })

  it('where no answer came a provider that knows requests is asked again with the same one (NTF-3)', async () => {
    const { db, asked, state, clock, sweep } = await withLin(DAY_MS)
    state.answer = { kind: 'unsure', why: 'timeout' }
    await tell(db, turnOf('lin', 'sign'))
    await sweep()
    await sweep()
    expect(asked).toHaveLength(1)
    state.answer = TAKEN
    clock.advance(3 * MINUTE_MS)
    await sweep()
    expect(asked.map(({ requestId }) => requestId)).toEqual([asked[0]?.requestId, asked[0]?.requestId])
    expect(await statesIn(db)).toEqual(['sms sent'])
  })

  it('a server that falls while it sends leaves a notice that another takes up, once (NTF-3)', async () => {
    for (const knowsRequestsForMs of [0, DAY_MS]) {
      const { db, asked, state, clock, sweep } = await withLin(knowsRequestsForMs)
      await putDevice(db, 'lin')
      await tell(db, turnOf('lin', 'sign'))
      state.breaks = true
      await sweep()
      expect(await statesIn(db)).toEqual(['push sending', 'sms sending'])
      state.breaks = false
      clock.advance(2 * MINUTE_MS)
      await sweep()
      expect(asked).toHaveLength(2)
      clock.advance(MINUTE_MS)
      await Promise.all([sweep(), sweep()])
      expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(2)
      expect(asked).toHaveLength(knowsRequestsForMs === 0 ? 2 : 4)
      expect(await statesIn(db)).toEqual(
        knowsRequestsForMs === 0 ? ['push unsure', 'sms unsure'] : ['push sent', 'sms sent'],
      )
    }
  })

  it('a request that the provider has forgotten by now is not sent again (NTF-3)', async () => {
    const { db, asked, state, clock, sweep } = await withLin(HOUR_MS)
    await tell(db, turnOf('lin', 'sign'))
    state.breaks = true
    await sweep()
    state.breaks = false
    clock.advance(HOUR_MS)
    await sweep()
    expect(asked).toHaveLength(1)
    expect(await statesIn(db)).toEqual(['sms unsure'])
  })

  it('by night nothing is sent, though it was due by day and a provider was down (NTF-2)', async () => {
    const { db, asked, state, clock, sweep } = await withLin()
    state.answer = AGAIN
    await tell(db, turnOf('lin', 'sign'))
    await sweep()
    state.answer = TAKEN
    clock.advance(11 * HOUR_MS)
    await sweep()
    expect(asked).toHaveLength(1)
    clock.advance(9 * HOUR_MS)
    await sweep()
    expect(asked).toHaveLength(2)
  })

  it('what was read, or is over, is not sent (NTF-8)', async () => {
    const { db, asked, clock, sweep } = await withLin()
    await putUser(db, 'wu', '13800000002')
    const by = NOON + HOUR_MS
    const late = turnOf('wu', 'sign', 'o2')
    await tell(db, turnOf('lin', 'sign'), { ...late, figures: { ...late.figures, by } })
    await db.change("UPDATE inbox_messages SET read_at = 1 WHERE user_id = 'lin'")
    clock.advance(HOUR_MS + 1)
    await sweep()
    expect(asked).toEqual([])
    expect((await noticesIn(db)).map(({ state, trouble }) => [state, trouble])).toEqual([
      ['dropped', 'read'],
      ['dropped', 'too-late'],
    ])
  })

  it('pushes end with the session of their device, and with a device that is gone (NTF-9)', async () => {
    const { db, asked, state, clock, sweep } = await withLin()
    await putDevice(db, 'lin')
    await tell(db, turnOf('lin', 'sign'))
    await db.change("DELETE FROM sessions WHERE user_id = 'lin'")
    await sweep()
    expect(asked.map(({ way }) => way)).toEqual(['sms'])
    await putDevice(db, 'lin', NOON + DAY_MS, { token: 'another' })
    state.answer = { kind: 'refused', why: '400 1011', isAddressGone: true }
    await tell(db, turnOf('lin', 'confirm', 'o2', clock.now()))
    await sweep()
    expect(await db.query("SELECT 1 FROM push_devices WHERE token = 'another'")).toEqual([])
    expect((await noticesIn(db)).filter(({ subject }) => subject === 'o2')).toMatchObject([
      { channel: 'push', state: 'failed', trouble: '400 1011' },
      { channel: 'sms', state: 'failed' },
    ])
  })

  it('a bundle that a provider did not take joins the one that has begun since (NTF-6, NTF-7)', async () => {
    const { db, asked, state, clock, sweep } = await withLin()
    await putDevice(db, 'lin')
    const fell = (key: string) =>
      ({
        userId: 'lin',
        event: 'price.fell',
        key,
        subject: 's',
        figures: { shop: '店', fromFen: 2, toFen: 1 },
        at: clock.now(),
      }) as const
    await tell(db, fell('one'))
    clock.advance(10 * MINUTE_MS)
    await db.change("UPDATE notices SET state = 'sending', claimed_at = $1", [clock.now() - HOUR_MS])
    await tell(db, fell('two'), fell('three'))
    state.answer = TAKEN
    await sweep()
    clock.advance(10 * MINUTE_MS)
    await sweep()
    expect(asked.map(({ text }) => text)).toEqual(['价格消息'])
    expect((await noticesIn(db)).map((one) => [one.state, one.messages, one.trouble])).toEqual(
      expect.arrayContaining([
        ['dropped', 1, 'bundled'],
        ['sent', 3, null],
      ]),
    )
  })
})
