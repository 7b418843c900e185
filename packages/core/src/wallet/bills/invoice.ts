import { cleanTextarea, hasValidCreditCodeChecksum, isEmail, unprintableSigns } from '../../input/index.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { mayMoveInvoice, type InvoiceStatus } from './invoice-status.ts'
import { validateAmount } from '../validate-amount.ts'
import { moveRequest, type RequestStep, type Reviewed } from '../request.ts'

/** To whom an invoice is made out: a person, or a company with its credit code. */
export type InvoiceHolder =
  | { readonly kind: 'person'; readonly title: string }
  | { readonly kind: 'company'; readonly title: string; readonly creditCode: string }

/** A file to an e-mail, or paper to an address of the person's. */
export type InvoiceDelivery =
  | { readonly way: 'email'; readonly email: string }
  | { readonly way: 'mail'; readonly addressId: string }

export interface InvoiceDraft {
  readonly holder: InvoiceHolder
  readonly delivery: InvoiceDelivery
  /** The orders that it is over: completed ones, each in one invoice. */
  readonly orderIds: readonly string[]
  readonly amountFen: number
}

export interface Invoice extends InvoiceDraft, Reviewed<InvoiceStatus> {
  readonly id: string
  readonly userId: string
  readonly askedAt: number
}

const MIN_FEN = 1_00
/** On one invoice. */
export const MAX_INVOICED_ORDERS = 100
const LONGEST_TITLE = 100

export function validateInvoice(draft: InvoiceDraft, mostFen: number): Result<InvoiceDraft> {
  const { holder, delivery, orderIds, amountFen } = draft
  const title = cleanTextarea(holder.title)
  if (title === '' || title.length > LONGEST_TITLE) return refuse('请填写发票抬头', 'title')
  const signs = unprintableSigns(title)
  if (signs.length > 0) return refuse(`发票抬头里有打印不出的字符：${signs.join(' ')}`, 'title')
  if (holder.kind === 'company' && !hasValidCreditCodeChecksum(holder.creditCode))
    return refuse('统一社会信用代码不正确', 'creditCode')
  if (delivery.way === 'email' && !isEmail(delivery.email)) return refuse('邮箱不正确', 'email')
  if (delivery.way === 'mail' && delivery.addressId === '') return refuse('请选择收件地址', 'addressId')
  const chosen = validateChosenOrders(orderIds)
  if (!chosen.ok) return chosen
  const validated = validateAmount(amountFen, { leastFen: MIN_FEN, mostFen })
  return validated.ok ? ok({ ...draft, holder: { ...holder, title } }) : validated
}

/** Some orders, and none of them twice. */
export function validateChosenOrders(orderIds: readonly string[]): Result<readonly string[]> {
  if (orderIds.length === 0 || orderIds.length > MAX_INVOICED_ORDERS) return refuse('请选择要开票的订单', 'orderIds')
  return new Set(orderIds).size === orderIds.length ? ok(orderIds) : refuse('同一笔订单不能重复开票', 'orderIds')
}

const refuse = (message: string, field: string): Result<never> => fail(refused('bad-parameter', message, field))

export const moveInvoice = <I extends Invoice>(invoice: I, step: RequestStep<InvoiceStatus>): Result<I> =>
  moveRequest(invoice, step, mayMoveInvoice)
