import type { CaseChoice } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { isPdf } from '@diandu/core/input'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { INVOICE_STATUSES, type InvoiceStatus } from '@diandu/core/wallet'
import { findInvoice, invoicedOrders, listInvoices, moveLockedInvoice } from '../../../bills/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { accountBlocks } from './account-block.ts'

const TEXTS = caseTexts({
  user: { zh: '用户', en: 'User' },
  invoice: { zh: '发票', en: 'Invoice' },
  amount: { zh: '金额', en: 'Amount' },
  state: { zh: '状态', en: 'State' },
  title: { zh: '抬头', en: 'Title' },
  creditCode: { zh: '统一社会信用代码', en: 'Credit code' },
  person: { zh: '个人', en: 'A person' },
  kind: { zh: '抬头类型', en: 'Made out to' },
  company: { zh: '企业', en: 'A company' },
  email: { zh: '发送到邮箱', en: 'Sent by e-mail to' },
  address: { zh: '邮寄到', en: 'Mailed to' },
  file: { zh: '发票文件', en: 'File' },
  there: { zh: '已上传', en: 'uploaded' },
  missing: { zh: '还没有', en: 'none yet' },
  orders: { zh: '涉及订单的服务费', en: 'Service fees of its orders' },
  sum: { zh: '合计', en: 'In all' },
  differs: { zh: '金额少于这些订单的服务费', en: 'The amount is less than the fees of its orders' },
  steps: { zh: '经过', en: 'Steps' },
  itself: { zh: '用户本人', en: 'the user' },
})

type Stored = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

const statusName = (status: InvoiceStatus, locale: Locale) => nameIn(INVOICE_STATUSES.read(status).name, locale)

const listed = (one: Stored, locale: Locale): ListedCase => ({
  id: one.id,
  title: formatMoney(one.amountFen),
  about: `${one.username} · ${one.holder.title}`,
  state: statusName(one.status, locale),
  since: one.askedAt,
  marks: 0,
  version: one.status,
})

/** Who decides on one in approval has decisions of their own; withdrawing it is its maker's. */
const decisionsAt = ({ status, delivery }: Stored): readonly string[] => {
  const isFile = delivery.way === 'email'
  const fits = (to: string) => (isFile ? to !== 'to-mail' : to !== 'completed')
  const next = INVOICE_STATUSES.nextOf(status).filter(fits)
  if (status !== 'in-approval') return status === 'mailed' ? [] : next
  return next.map((to) => (to === 'completed' || to === 'to-mail' ? `approve-${to}` : to))
}

const statusTo = (decision: string): InvoiceStatus => decision.replace(/^approve-/, '') as InvoiceStatus

export const invoiceWork: CaseWork = {
  queue: 'invoices',
  waiting: async ({ db }, { locale, most }) => (await listInvoices(db, true, most)).map((one) => listed(one, locale)),
  show: async (context, id, locale) => {
    const { db } = context
    const stored = await findInvoice(db, id)
    if (stored === undefined) return undefined
    const texts = TEXTS(locale)
    const { userId, username, amountFen, status, holder, delivery, addressText, hasFile, steps } = stored
    const orders = await invoicedOrders(db, id)
    const feesFen = orders.reduce((sum, order) => sum + order.amountFen, 0)
    return {
      ...listed(stored, locale),
      people: [{ userId, role: texts.user, name: username }],
      blocks: [
        ...(amountFen < feesFen
          ? [{ kind: 'notice', isWarning: false, title: texts.differs, lines: [] } as const]
          : []),
        {
          kind: 'facts',
          title: texts.invoice,
          facts: [
            { label: texts.amount, value: formatMoney(amountFen) },
            { label: texts.state, value: statusName(status, locale) },
            { label: texts.kind, value: texts[holder.kind] },
            { label: texts.title, value: holder.title },
            ...(holder.kind === 'company' ? [{ label: texts.creditCode, value: holder.creditCode }] : []),
            delivery.way === 'email'
              ? { label: texts.email, value: delivery.email }
              : { label: texts.address, value: addressText ?? '' },
            { label: texts.file, value: hasFile ? texts.there : texts.missing },
          ],
        },
        {
          kind: 'facts',
          title: texts.orders,
          facts: [
            ...orders.map(({ number, title, amountFen: fen }) => ({
              label: number,
              value: `${formatMoney(fen)} · ${title}`,
            })),
            { label: texts.sum, value: formatMoney(feesFen) },
          ],
        },
        ...(await accountBlocks(context, userId, locale)),
        {
          kind: 'steps',
          title: texts.steps,
          steps: steps.map(({ at, status: to, by, why }) => ({
            at,
            what: statusName(to, locale),
            by: by === userId ? texts.itself : by,
            words: why,
          })),
        },
      ],
      decisions: decisionsAt(stored).map((key) => ({ key, unmet: [], effects: [] })),
    }
  },
  versionOf: async (db, id) => (await findInvoice(db, id))?.status,
  decide,
}

async function decide(
  { id, decision, words, fields }: CaseChoice,
  { db, box, clock, staff, commit }: StaffContext,
): Promise<Result<null>> {
  const seen = await findInvoice(db, id)
  if (seen === undefined) return fail(refused('not-found', '没有找到这张发票', 'id'))
  if (!decisionsAt(seen).includes(decision)) return fail(refused('request-closed', '这张发票不在这一步', 'status'))
  const typed = fields['file']
  const file = typed === undefined ? null : Buffer.from(String(typed), 'base64')
  if (file !== null && !isPdf(file)) return fail(refused('bad-parameter', '请上传 PDF 格式的发票', 'file'))
  const step = { status: statusTo(decision), at: clock.now(), by: staff.name, why: words }
  return commit(async (tx) => {
    const moved = await moveLockedInvoice(tx, { id, file, ...step }, box)
    if (!moved.ok) return moved
    return ok({
      value: null,
      log: {
        object: { kind: 'invoice', id },
        userId: seen.userId,
        reason: words,
        before: { status: seen.status, amountFen: seen.amountFen },
        after: { status: moved.value.status, ...(file === null ? {} : { fileBytes: file.length }) },
      },
    })
  })
}
