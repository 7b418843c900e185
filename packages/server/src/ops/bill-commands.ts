import { toInvoiceStatus } from '@diandu/core/wallet'
import { findInvoice, listInvoices, type KeptInvoice } from '../bills/index.ts'
import { couponOffers, offerCoupon } from '../coupons/index.ts'
import { booksText } from './books-text.ts'
import { moveInvoiceText } from './invoice-texts.ts'
import { statusText, stepsText, yuan } from './money-texts.ts'
import { oneLine } from './one-line.ts'
import { done, type OpsAnswer, type OpsParts } from './ops-parts.ts'
import type { BillCommand } from './parse-bill-command.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

type Of<Name extends BillCommand['name']> = Extract<BillCommand, { readonly name: Name }>

export async function runBillCommand(command: BillCommand, parts: OpsParts): Promise<OpsAnswer> {
  switch (command.name) {
    case 'invoices list':
      return done(await invoicesText(command, parts))
    case 'invoices show': {
      const invoice = await findInvoice(parts.db, command.id)
      return invoice === undefined ? refused(`There is no invoice "${command.id}"; "invoices list" shows their ids.`) : done(invoiceText(invoice))
    }
    case 'invoices move': {
      const moved = await moveInvoiceText(command, parts)
      return moved.ok ? done(moved.value) : refused(moved.failure)
    }
    case 'coupons list':
      return done(await couponsText(command, parts))
    case 'coupons offer':
      return done(await offer(command, parts))
    case 'books':
      return booksText(command.day, parts.db)
  }
}

async function invoicesText({ onlyOpen, most }: Of<'invoices list'>, { db }: OpsParts): Promise<string> {
  const invoices = await listInvoices(db, onlyOpen, most)
  if (invoices.length === 0) return 'There are no such invoices.'
  return tableText(
    ['ID', 'PERSON', 'YUAN', 'STATUS', 'TITLE', 'ORDERS', 'ASKED'],
    invoices.map(({ id, username, amountFen, status, holder, orderIds, askedAt }) => [
      id,
      username,
      yuan(amountFen),
      statusText(status, toInvoiceStatus),
      oneLine(holder.title),
      String(orderIds.length),
      time(askedAt),
    ]),
  )
}

function invoiceText({ id, username, amountFen, status, holder, delivery, addressText, orderIds, askedAt, steps, hasFile }: KeptInvoice): string {
  const facts = tableText(
    ['INVOICE', id],
    [
      ['person', username],
      ['yuan', yuan(amountFen)],
      ['status', statusText(status, toInvoiceStatus)],
      ['asked', time(askedAt)],
      ['title', oneLine(holder.title)],
      ...(holder.kind === 'company' ? [['credit code', holder.creditCode]] : []),
      ['to', oneLine(delivery.way === 'email' ? delivery.email : (addressText ?? '-'))],
      ['orders', orderIds.join(', ')],
      ['file', hasFile ? 'there' : '-'],
    ],
  )
  return steps.length === 0 ? facts : `${facts}\n\n${stepsText(steps, toInvoiceStatus)}`
}

async function couponsText({ most }: Of<'coupons list'>, { db }: OpsParts): Promise<string> {
  const offers = await couponOffers(db, most)
  if (offers.length === 0) return 'No coupons were ever given out.'
  return tableText(
    ['ID', 'TITLE', 'YUAN', 'FROM YUAN', 'CLAIMED', 'OF', 'EACH', 'CLAIM UNTIL', 'VALID UNTIL', 'BY', 'WHY'],
    offers.map(({ id, title, amountFen, leastSpendFen, claimed, stock, perPerson, claimUntil, validUntil, offeredBy, why }) => [
      ...[id, oneLine(title), yuan(amountFen), yuan(leastSpendFen), String(claimed), String(stock), String(perPerson)],
      ...[time(claimUntil), time(validUntil), oneLine(offeredBy) || '-', oneLine(why) || '-'],
    ]),
  )
}

async function offer({ name: _name, ...asked }: Of<'coupons offer'>, { db, random, clock }: OpsParts): Promise<string> {
  const id = await offerCoupon(db, asked, { random, nowMs: clock.now() })
  return `${asked.stock} coupons of ${yuan(asked.amountFen)} yuan can be claimed now (offer ${id}).`
}

const refused = (text: string): OpsAnswer => ({ exitCode: 1, text })
