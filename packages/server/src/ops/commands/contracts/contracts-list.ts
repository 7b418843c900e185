import { CONTRACT_STATUSES, toContractStatus } from '@diandu/core/contracts'
import { createDataBox } from '../../../crypto/index.ts'
import { openContractsOf } from '../../../contracts/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'
import { waitingDocumentsText } from './document-texts.ts'
import { signerText } from './signer-text.ts'

export const contractsList = defineCommand({
  name: 'contracts list',
  meaning: 'papers that wait to be looked at, the most urgent first; then contracts that wait for a signature',
  notes: ['Of a contract: who signs, for whom, and by whose leave.'],
  parameters: { most },
  examples: ['contracts list'],
  async run({ most: rows }, deps) {
    const { db, clock, dataKey } = deps
    const open = await openContractsOf(db, createDataBox(dataKey), rows, clock.now())
    if (open.length === 0) return done('No contract waits for a signature.')
    const contracts = tableText(
      ['CONTRACT', 'DRAFTED', 'STATE', 'SHOP', 'SELLER', 'BUYER'],
      open.map(({ number, draftedAt, status, shop, seller, buyer }) => [
        number,
        time(draftedAt),
        contractStateText(status),
        oneLine(shop.title),
        signerText(seller),
        signerText(buyer),
      ]),
    )
    return done([...(await waitingDocumentsText(deps)), contracts].join('\n\n'))
  },
})

export const contractStateText = (status: keyof typeof CONTRACT_STATUSES): string =>
  toContractStatus(CONTRACT_STATUSES[status]).name.en.toLowerCase()
