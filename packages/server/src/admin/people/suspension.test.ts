import type { StaffRole } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import {
  aCardNumber,
  paidOrder,
  PAYMENT_PASSWORD,
  reasonOf,
  receiveCode,
  setPaymentPassword,
  valueOf,
} from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'

/** A seller with shops on the market, a paid order, and money that is on its way out. */
async function begin(db: Database) {
  const fixture = await openServerFixture(db)
  const { buyer, seller } = fixture
  const order = await paidOrder(fixture)
  const opened = await openConsole(db)
  const staff = new Map<StaffRole, string>()
  for (const role of ['support', 'disputes', 'auditor'] as const) {
    await opened.addStaff(role, [role])
    staff.set(role, await opened.logIn(role))
  }
  const as = (role: StaffRole) => ({ cookie: staff.get(role) ?? '' })
  const propose = async (what: 'suspend' | 'restore', id: string = seller.userId, role: StaffRole = 'support') =>
    opened.send('POST', `people/${what}`, { id, reason: '多名买家反映收款后失联' }, as(role))
  const decide = (id: string, role: StaffRole, verdict = 'approved') =>
    opened.send('POST', 'proposals/decide', { id, verdict, reason: '证据属实' }, as(role))
  const both = async (what: 'suspend' | 'restore', id?: string) => {
    const { data } = await propose(what, id)
    return decide((data as { readonly id: string }).id, 'disputes')
  }
  const logIn = () => seller.device.sessions.loginByPassword({ name: seller.username, password: seller.password })
  const onMarket = async () =>
    (
      await db.query<{ id: string }>("SELECT id FROM shops WHERE seller_id = $1 AND status = 'on-sale' ORDER BY id", [
        seller.userId,
      ])
    ).map(({ id }) => id)
  return { ...opened, fixture, buyer, seller, order, as, propose, decide, both, logIn, onMarket }
}

describeOnEachEngine('A suspended account', (open) => {
  it('is suspended by two accounts: nothing happens until the second one approves (ADM-3, ADM-25)', async () => {
    const { propose, decide, send, as, onMarket, seller, order } = await begin(await open())
    const before = await onMarket()
    const { data } = await propose('suspend')
    const { id } = data as { readonly id: string }
    expect(await onMarket()).toEqual(before)
    expect((await send('GET', 'proposals', { locale: 'en' }, as('disputes'))).data).toMatchObject([
      {
        act: 'suspend-user',
        changes: [
          { what: 'Account seller_zhou', before: 'Open', after: 'Suspended, no log-in' },
          { what: 'Open sign-ins', before: '1', after: '0' },
          { before: String(before.length), after: 'None is shown' },
          { what: 'Withdrawals', before: 'Allowed', after: 'On hold' },
          { what: 'Open orders', before: `1: ${order.number}` },
        ],
      },
    ])
    expect((await decide(id, 'support')).reason).toBe('own-request')
    expect((await decide(id, 'auditor')).code).not.toBe(SUCCESS)
    expect((await decide(id, 'disputes', 'declined')).code).toBe(SUCCESS)
    expect([await onMarket(), reasonOf(await seller.device.inbox.state())]).toEqual([before, 'ok'])
    expect((await decide(id, 'disputes')).reason).toBe('request-closed')
  })

  it('cannot log in by password or code, and is told to whom to turn; its sessions are over (ADM-25)', async () => {
    const { both, logIn, seller, send, as, fixture } = await begin(await open())
    expect((await both('suspend')).code).toBe(SUCCESS)
    expect(reasonOf(await seller.device.inbox.state())).not.toBe('ok')
    const refused = await logIn()
    expect(reasonOf(refused)).toBe('account-suspended')
    expect(JSON.stringify(refused)).toContain('客服')
    const device = fixture.openDevice()
    const { mobile } = seller
    const code = await receiveCode(fixture, device, mobile, 'login')
    expect(reasonOf(await device.sessions.loginByCode({ mobile, code, hasAgreed: true }))).toBe('account-suspended')
    const wrong = await seller.device.sessions.loginByPassword({ name: seller.username, password: 'not-that-one' })
    expect(reasonOf(wrong)).toBe('credentials-wrong')
    const { data } = await send('GET', 'people/one', { id: seller.userId }, as('auditor'))
    expect(data).toMatchObject({ standing: 'suspended' })
  })

  it('shows no listing and lets none be accepted, and shows the same ones again once it is restored (ADM-26)', async () => {
    const { both, onMarket, db, fixture, seller, logIn } = await begin(await open())
    const [first, second, ...others] = await onMarket()
    if (first === undefined || second === undefined) throw new Error('There are no shops')
    const own = valueOf(await seller.device.selling.find(first as never))
    valueOf(await seller.device.selling.act(first as never, own.revision, 'pause'))
    expect((await both('suspend')).code).toBe(SUCCESS)
    expect(await onMarket()).toEqual([])
    expect(reasonOf(await fixture.openDevice().catalog.detail(second as never))).toBe('not-found')
    await db.change('UPDATE sales SET revision = revision + 1 WHERE shop_id = $1', [second])
    expect((await both('restore')).code).toBe(SUCCESS)
    expect(await onMarket()).toEqual(others)
    seller.device.session.write(valueOf(await logIn()))
    expect(valueOf(await seller.device.selling.find(first as never)).stage).toBe('paused')
    expect(valueOf(await seller.device.selling.find(second as never)).stage).toBe('withdrawn')
  })

  it('after an upheld report its listings are reviewed before they are shown again (ADM-26)', async () => {
    const { both, onMarket, fixture, seller, buyer } = await begin(await open())
    const [first] = await onMarket()
    const draft = { shopId: first as never, reason: 'figures-untrue', words: '流水截图是改过的', pictures: [] } as const
    const { id } = valueOf(await buyer.device.shopReports.report(draft))
    await both('suspend')
    valueOf(await fixture.decideReport(id, 'upheld', '已下架'))
    await both('restore')
    expect(await onMarket()).toEqual([])
    await fixture.releaseHolds(seller.userId)
    expect(await onMarket()).toEqual([])
  })

  it('takes no money out, and may again once it is restored (ADM-27)', async () => {
    const { both, fixture, seller, logIn, send, as } = await begin(await open())
    await fixture.identify(seller.userId, { name: '吴大川', residentId: '11010519491231002X' })
    await fixture.credit(seller.userId, 100_000)
    await setPaymentPassword(fixture, seller)
    const card = valueOf(await seller.device.bankCards.add({ number: aCardNumber(7), bank: 'CMB', holder: '吴大川' }))
    const draw = { cardId: card.id, amountFen: 10_000, paymentPassword: PAYMENT_PASSWORD }
    const asked = valueOf(await seller.device.withdrawals.request(draw, 'the-first-withdrawal'))
    valueOf(await fixture.reviewWithdrawal(asked.id, { status: 'processing' }))
    await both('suspend')
    expect(reasonOf(await fixture.reviewWithdrawal(asked.id, { status: 'to-pay-out' }))).toBe('payouts-held')
    const wallet = await send('GET', 'people/one/wallet', { id: seller.userId, locale: 'en' }, as('auditor'))
    expect(JSON.stringify(wallet.data)).toContain(formatMoney(90_000))
    await both('restore')
    valueOf(await fixture.reviewWithdrawal(asked.id, { status: 'to-pay-out' }))
    seller.device.session.write(valueOf(await logIn()))
    valueOf(await seller.device.withdrawals.request(draw, 'the-next-withdrawal'))
  })

  it('open orders go on, and the other party is told of both (ADM-27)', async () => {
    const { both, fixture, buyer, seller, order, logIn } = await begin(await open())
    await both('suspend')
    const events = async () =>
      valueOf(await buyer.device.inbox.list('order', null))
        .items.map(({ event }) => event)
        .filter((event) => event.startsWith('order.party'))
    expect(await events()).toEqual(['order.party-suspended'])
    expect(valueOf(await buyer.device.orders.find(order.id)).status).toBe('paid')
    await both('restore')
    expect(await events()).toEqual(['order.party-restored', 'order.party-suspended'])
    seller.device.session.write(valueOf(await logIn()))
    await fixture.transition(order.id, 'seller.signed', 'seller')
    expect(valueOf(await buyer.device.orders.find(order.id)).status).toBe('paid')
  })

  it('a proposal that fits no more changes nothing, and a user who is not there is not found (ADM-20)', async () => {
    const { propose, decide, both, onMarket, clock } = await begin(await open())
    expect((await propose('restore')).reason).toBe('request-closed')
    expect((await propose('suspend', 'nobody')).reason).toBe('not-found')
    const { data } = await propose('suspend')
    await both('suspend')
    expect((await propose('suspend')).reason).toBe('request-closed')
    await both('restore')
    const shown = await onMarket()
    clock.advance(1)
    expect((await both('suspend')).code).toBe(SUCCESS)
    expect((await decide((data as { readonly id: string }).id, 'disputes')).reason).toBe('changed-elsewhere')
    await both('restore')
    expect(await onMarket()).toEqual(shown)
  })

  it('all sign-ins of a user are ended by one member of staff, with a reason (ADM-29)', async () => {
    const { send, as, buyer, db } = await begin(await open())
    const end = (role: StaffRole, reason = '手机丢失') =>
      send('POST', 'people/end-sessions', { id: buyer.userId, reason }, as(role))
    expect((await end('auditor')).code).not.toBe(SUCCESS)
    expect((await end('support', ' ')).code).not.toBe(SUCCESS)
    expect((await end('support')).data).toEqual({ ended: 1 })
    expect(reasonOf(await buyer.device.inbox.state())).not.toBe('ok')
    expect(await db.query("SELECT reason, before FROM staff_log WHERE act = 'end-sessions'")).toEqual([
      { reason: '手机丢失', before: '{"sessions":1}' },
    ])
  })
})
