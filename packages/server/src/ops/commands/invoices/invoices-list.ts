import { listInvoices } from '../../../bills/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time, yuan } from '../../texts/value-texts.ts'

export const invoicesList = defineCommand({
  name: 'invoices list',
  meaning: 'invoices that wait, or all of them',
  parameters: { which, most },
  examples: ['invoices list', 'invoices list --which all'],
  async run(input, { db }) {
    const invoices = await listInvoices(db, input.which === 'open', input.most)
    if (invoices.length === 0) return done('There are no such invoices.')
    return done(
      tableText(
        ['ID', 'PERSON', 'YUAN', 'STATUS', 'TITLE', 'ORDERS', 'ASKED'],
        invoices.map(({ id, username, amountFen, status, holder, orderIds, askedAt }) => [
          id,
          username,
          yuan(amountFen),
          status,
          oneLine(holder.title),
          String(orderIds.length),
          time(askedAt),
        ]),
      ),
    )
  },
})
