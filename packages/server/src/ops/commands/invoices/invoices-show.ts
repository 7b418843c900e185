import { findInvoice } from '../../../bills/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { oneId } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { stepsText, time, yuan } from '../../texts/value-texts.ts'

export const invoicesShow = defineCommand({
  name: 'invoices show',
  meaning: 'one invoice with every step',
  parameters: { id: oneId },
  examples: ['invoices show ID'],
  async run({ id }, { db }) {
    const invoice = await findInvoice(db, id)
    if (invoice === undefined) return notDone(`There is no invoice "${id}"; "invoices list" shows their ids.`)
    const { username, amountFen, status, holder, delivery, addressText, orderIds, askedAt, steps, hasFile } = invoice
    const facts = tableText(
      ['INVOICE', id],
      [
        ['person', username],
        ['yuan', yuan(amountFen)],
        ['status', status],
        ['asked', time(askedAt)],
        ['title', oneLine(holder.title)],
        ...(holder.kind === 'company' ? [['credit code', holder.creditCode]] : []),
        ['to', oneLine(delivery.way === 'email' ? delivery.email : (addressText ?? '-'))],
        ['orders', orderIds.join(', ')],
        ['file', hasFile ? 'there' : '-'],
      ],
    )
    return done(steps.length === 0 ? facts : `${facts}\n\n${stepsText(steps)}`)
  },
})
