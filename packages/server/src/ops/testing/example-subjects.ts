import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffRole } from '@diandu/core/admin'
import { DAY_MS } from '@diandu/core/kernel'
import { aCardNumber, valueOf } from '@diandu/core/testing'
import { addBankCard, reportMismatch, requestInvoice, requestWithdrawal } from '@diandu/wire'
import { billHandlers } from '../../bills/bill.handlers.ts'
import { runCall } from '../../calls/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import { readMigrations, type Database } from '../../database/index.ts'
import { ownServer, registerServer } from '../../fleet/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { createLog } from '../../kernel/index.ts'
import { PAYMENT_PASSWORD, PRICE_FEN } from '../../orders/testing/open-market.ts'
import { onChargeNews } from '../../payments/index.ts'
import { readSettings } from '../../settings.ts'
import { codeAt, newSecret } from '../../staff/authenticator.ts'
import { demoStaffId } from '../../staff/demo-staff-id.ts'
import { aboutSecret } from '../../staff/staff-login.ts'
import { insertStaff } from '../../staff/staff-store.ts'
import { callContext } from '../../testing/call-context.ts'
import { beginRecharge, insertHold, ownAccount } from '../../wallet/index.ts'
import { openMoneyMarket } from './open-money-market.ts'

/** The documents' example of a bank account of one user. */
const WRITTEN_ACCOUNT = '571900000010001'
const FULL_FEN = (PRICE_FEN * 11) / 10
const HANDED_OVER = [
  ['seller.signed', 'seller'],
  ['all.signed', 'buyer'],
  ['shop.handed-over', 'seller'],
] as const

const SERVER = join(import.meta.dirname, '../../..')
const article = (id: string) => join(SERVER, 'articles', `${id}.md`)

/** Values by the placeholders of an example. */
export type Subject = Readonly<Record<string, string>>

/** By the first word of a command, made once a page, or by its whole name, made for each example. */
export type Subjects = Readonly<Record<string, (words: readonly string[]) => Promise<Subject>>>

/** A market in which the things of the examples are: a subject is made new each time. */
export async function openExamples(db: Database) {
  const market = await openMoneyMarket(db)
  // The articles of the examples have their day by then.
  market.clock.advance(300 * DAY_MS)
  const { clock, call, addPerson, addShop, placed, pay, move } = market
  const posting = () => ({ random: systemRandom, nowMs: clock.now() })
  await addPerson('seller')
  const addStaff = async (login: string, name: string, role: StaffRole) => {
    const [id, secret] = [demoStaffId(login), newSecret()]
    await insertStaff(db, {
      id,
      login,
      name,
      roles: [role],
      status: 'active',
      passwordHash: '',
      sealedSecret: createDataBox({ now: new Uint8Array(32), before: [] }).seal(secret, aboutSecret(id)),
      lastInterval: 0,
      lastSeenAt: clock.now(),
    })
    return secret
  }
  await addStaff('shenhe', '沈禾', 'reviewer')
  const secrets = [
    await addStaff('chuna', '楚娜', 'cashier'),
    await addStaff('fuhe', '傅贺', 'checker'),
    await addStaff('kefu', '柯芙', 'support'),
  ]
  await db.change("UPDATE users SET mobile = '19900000003' WHERE id = 'lin'")
  const account = await ownAccount(
    db,
    'lin',
    { bank: 'CMB', accountName: '店渡', branch: '杭州', number: WRITTEN_ACCOUNT, madeForUserId: null },
    clock.now(),
  )
  const card = valueOf(
    await call<{ id: string }>(addBankCard, 'lin', { bank: 'CMB', holder: '林小满', number: aCardNumber(9) }),
  )
  const file = join(await mkdtemp(join(tmpdir(), 'examples-')), 'invoice.pdf')
  await writeFile(file, '%PDF-1.7\n')

  let count = 0
  const next = (what: string) => `${what}-of-the-examples-${(count += 1)}`
  const shop = () => addShop(next('shop'))
  const recharge = async (channel: 'transfer' | 'wy') =>
    valueOf(await db.transaction((tx) => beginRecharge(tx, { userId: 'lin', channel, amountFen: 300_00 }, posting())))
  const handedOver = async () => {
    const order = await placed('lin', await shop())
    valueOf(await pay('lin', order.id, 'full', FULL_FEN, next('pay')))
    for (const [event, by] of HANDED_OVER) valueOf(await move(order.id, event, by, by === 'buyer' ? 'lin' : by))
    return order
  }

  const subjects: Subjects = {
    withdrawals: async () => {
      const draft = { cardId: card.id, amountFen: 300_00, paymentPassword: PAYMENT_PASSWORD }
      return { ID: valueOf(await call<{ id: string }>(requestWithdrawal, 'lin', draft, next('withdraw'))).id }
    },
    recharges: async () => ({ ID: (await recharge('transfer')).id }),
    'recharges credit-late': async () => {
      const { id } = await recharge('wy')
      for (const news of [{ kind: 'closed', why: '超时' } as const, { kind: 'paid', amountFen: 300_00 } as const])
        valueOf(await db.transaction((tx) => onChargeNews(tx, id, news, posting())))
      return { ID: id }
    },
    'recharge arrive': async () => ({ [WRITTEN_ACCOUNT]: account.number, 77: next('slip') }),
    'recharge credit': async () => {
      clock.advance(30_000)
      const [code = '', second = '', support = ''] = secrets.map((secret) => codeAt(secret, clock.now()))
      return { 78: next('slip'), 81: next('slip'), CODE: code, CODE2: second, CODE3: support }
    },
    order: async () => ({ NUMBER: (await placed('lin', await shop())).number }),
    refunds: async () => {
      const order = await handedOver()
      const report = { orderId: order.id, reason: 'debts-hidden', words: '有贷款未告知' }
      valueOf(await call(reportMismatch, 'lin', report, next('report')))
      return { NUMBER: order.number }
    },
    invoices: async () => {
      const order = await handedOver()
      valueOf(await move(order.id, 'bill.confirmed', 'buyer', 'lin'))
      const handler = billHandlers(createDataBox({ now: new Uint8Array(32), before: [] })).find(
        ({ endpoint }) => endpoint.path === requestInvoice.path && endpoint.method === 'POST',
      )
      if (handler === undefined) throw new Error('No handler answers a request for an invoice.')
      const draft = { kind: 'person', title: '林小满', email: 'lin@example.com', orderIds: [order.id] }
      const context = callContext(db, { clock, viewer: { userId: 'lin' }, idempotencyKey: next('invoice-key') })
      const { result } = await runCall(handler, { ...draft, amountFen: PRICE_FEN / 10 }, context)
      return { ID: (valueOf(result) as { id: string }).id, 'invoice.pdf': file }
    },
    holds: async () => {
      const hold = {
        userId: 'seller',
        reportId: next('report'),
        shopId: await shop(),
        shopTitle: '',
        reason: 'figures',
      }
      await db.transaction((tx) => insertHold(tx, { ...hold, heldAt: clock.now(), heldBy: 'Li Na' }))
      return { USER: hold.userId }
    },
    servers: async () => {
      const log = createLog({ level: 'error', now: clock.now, write: () => undefined })
      await registerServer(
        { db, clock, log, own: ownServer(readSettings({}), () => 0) },
        await readMigrations(),
        () => undefined,
      )
      return {}
    },
    sessions: async () => ({ NAME: 'lin' }),
    articles: async () => {
      // So that there is one to withdraw.
      await market.ops('articles', 'publish', '--file', article('consumer-deposit'), '--by', 'Li Na')
      return {
        'deposit.md': article('consumer-deposit'),
        'packages/server/articles/total-cost.md': article('total-cost'),
      }
    },
    announcements: async () => {
      const { text } = await market.ops('announcements', 'publish', '--title', 'a', '--text', 'b', '--by', 'Li Na')
      return { ID: /announcement (\S+)\)/.exec(text)?.[1] ?? '' }
    },
    campaigns: async () => ({ 'double-twelve.json': join(SERVER, 'campaigns', 'double-twelve.json') }),
  }
  return { ops: market.ops, subjects }
}
