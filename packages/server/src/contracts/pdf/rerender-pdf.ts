import type { ContractRecord } from '@diandu/core/contracts'
import type { Transaction } from '../../database/index.ts'
import { findOrder } from '../../orders/index.ts'
import { renderPdf } from '../../pdf/index.ts'
import { contractPdfContent } from './contract-pdf-content.ts'
import { soldThing, type SigningDeps } from './draft-contract.ts'
import { insertContractPdf, latestContractPdf } from './contract-pdf-store.ts'

/** No party has signed yet: the document names who is known by now. */
export async function redraw(
  tx: Transaction,
  contract: ContractRecord,
  { box, nowMs, draw = renderPdf }: SigningDeps,
): Promise<void> {
  const last = await latestContractPdf(tx, box, contract.id)
  const order = await findOrder(tx, contract.orderId)
  if (last === undefined || order === undefined) throw new Error(`Contract ${contract.id} has no paper or no order.`)
  const bytes = await draw(contractPdfContent(contract, await soldThing(tx, order)))
  await insertContractPdf(tx, box, contract.id, last.version + 1, bytes, nowMs)
}
