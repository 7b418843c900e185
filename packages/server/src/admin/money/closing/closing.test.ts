import type { ClosedMonth, MonthToClose, ShownProposal } from '@diandu/core/admin'
import { calendarMonth, parseDay } from '@diandu/core/format'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { createManualClock, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import type { Database } from '../../../database/index.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { checkBooks, creditRecharge } from '../../../wallet/index.ts'
import { sealBooks } from '../../../wallet/books/seal-books.ts'
import { openConsole } from '../../testing/open-console.ts'

const SUCCESS = '000000'
const NOW = createManualClock().now()
const MONTH = calendarMonth(NOW, -1)
const BEGINS = parseDay(`${MONTH}-01`)
const ENDS = parseDay(`${calendarMonth(NOW)}-01`)

describeOnEachEngine('The closing of a month', (open) => {
  const begin = async (db: Database) => {
    const post = async (at: number, amountFen = 100) => {
      const credit = { userId: 'lin', amountFen, channel: 'transfer', by: 'Li Na', why: 'seen', at } as const
      valueOf(
        await db.transaction((tx) =>
          creditRecharge(tx, { ...credit, bankReference: null }, { random: systemRandom, nowMs: at }),
        ),
      )
    }
    await post(BEGINS + DAY_MS, 500)
    await post(ENDS - 1, 700)
    await post(ENDS, 900)
    const desk = await openConsole(db)
    for (const [login, role] of [
      ['chu', 'cashier'],
      ['fu', 'checker'],
      ['li', 'reviewer'],
    ] as const)
      await desk.addStaff(login, [role])
    const cookies = { chu: await desk.logIn('chu'), fu: await desk.logIn('fu'), li: await desk.logIn('li') }
    const send = (
      method: 'GET' | 'POST',
      path: string,
      input: Readonly<Record<string, unknown>>,
      by: keyof typeof cookies,
    ) => desk.send(method, path, input, { cookie: cookies[by] })
    const list = async () =>
      (await send('GET', 'money/closings', {}, 'chu')).data as {
        readonly closed: readonly ClosedMonth[]
        readonly next: MonthToClose
      }
    const propose = async (month = MONTH, by: keyof typeof cookies = 'chu') =>
      send('POST', 'money/closings', { month, reason: '账目已核对' }, by)
    const proposed = async () => ((await propose()).data as { readonly id: string }).id
    const approve = (id: string, by: keyof typeof cookies = 'fu') =>
      send('POST', 'proposals/decide', { id, verdict: 'approved', reason: '一致' }, by)
    const lastPosted = async () =>
      (await db.query<{ at: number }>('SELECT posted_at AS at FROM postings ORDER BY place DESC LIMIT 1'))[0]?.at ?? 0
    const seal = () => sealBooks(db, desk.clock.now())
    return { db, post, desk, send, list, propose, proposed, approve, lastPosted, seal }
  }

  it('is proposed by one account and approved by another, in the order of months, once the books are sealed (ADM-56)', async () => {
    const { list, propose, proposed, approve, seal, send } = await begin(await open())
    expect((await list()).next).toMatchObject({ month: MONTH, hindrance: 'not-sealed' })
    expect((await propose()).reason).toBe('bad-parameter')
    await seal()
    expect((await list()).next).toMatchObject({ month: MONTH, hindrance: null })
    for (const other of [calendarMonth(NOW), calendarMonth(NOW, -2)])
      expect((await propose(other)).reason).toBe('request-closed')
    expect((await propose(MONTH, 'li')).reason).toBe('another-user')
    const [id, again] = [await proposed(), await proposed()]
    expect((await approve(id, 'chu')).reason).toBe('own-request')
    const shown = (await send('GET', 'proposals', { locale: 'zh-CN' }, 'fu')).data as readonly ShownProposal[]
    expect(shown[0]?.changes).toContainEqual({ what: '用户可用余额', before: '¥0.00', after: '¥12.00' })
    expect((await approve(id)).code).toBe(SUCCESS)
    expect((await approve(again)).reason).toBe('request-closed')
    const { closed, next } = await list()
    expect(closed).toMatchObject([
      {
        month: MONTH,
        proposedBy: 'chu of the market',
        approvedBy: 'fu of the market',
        sums: [
          { account: 'available', openingFen: 0, inFen: 1_200, outFen: 0, closingFen: 1_200 },
          { account: 'house:payment-in', openingFen: 0, inFen: 0, outFen: 1_200, closingFen: -1_200 },
        ],
      },
    ])
    expect(next).toMatchObject({ month: calendarMonth(NOW), hindrance: 'not-over' })
  })

  it('lets no later entry have a time in the month, by whatever clock it is posted (ADM-56)', async () => {
    const { db, post, proposed, approve, lastPosted, seal } = await begin(await open())
    await seal()
    await approve(await proposed())
    await db.change('DELETE FROM book_seals')
    for (const at of [BEGINS, ENDS - 1, ENDS - DAY_MS]) {
      await post(at)
      expect(await lastPosted()).toBe(ENDS)
    }
    await post(ENDS + HOUR_MS)
    expect(await lastPosted()).toBe(ENDS + HOUR_MS)
  })

  it.each([
    ['an entry of the month', `UPDATE entries SET amount_fen = amount_fen * 2 WHERE abs(amount_fen) = 500`],
    ['the time of an entry', `UPDATE postings SET posted_at = ${ENDS} WHERE posted_at = ${BEGINS + DAY_MS}`],
    ['an entry that came into it', `UPDATE postings SET posted_at = ${ENDS - 1} WHERE posted_at = ${ENDS}`],
    ['a stored sum', `UPDATE month_closings SET sums = jsonb_set(sums, '{0,closingFen}', '7')`],
  ])(
    'has sums with which the check of the books compares: %s that was changed is noticed (ADM-57)',
    async (_what, damage) => {
      const { db, proposed, approve, seal } = await begin(await open())
      await seal()
      await approve(await proposed())
      expect(await checkBooks(db)).toEqual([])
      await db.change(damage)
      expect((await checkBooks(db)).join('\n')).toContain(`The closed month ${MONTH}`)
    },
  )

  it('is not approved where the sums are no longer those of the proposal (ADM-56, ADM-20)', async () => {
    const { db, proposed, approve, seal, list } = await begin(await open())
    await seal()
    const id = await proposed()
    await db.change(`UPDATE entries SET amount_fen = amount_fen * 2`)
    expect((await approve(id)).reason).toBe('changed-elsewhere')
    expect((await list()).closed).toEqual([])
  })
})
