import type { Transaction } from '../database/index.ts'
import { findOrder } from '../orders/index.ts'
import { drawPaper } from '../papers/index.ts'
import { contractPaper } from './contract-paper.ts'
import { soldThing, type SigningParts } from './draft-contract.ts'
import type { KeptContract } from './kept-contract.ts'
import { insertPaper, lastPaper } from './paper-store.ts'

/** Nobody has signed yet: the paper names who is known by now. */
export async function redraw(tx: Transaction, contract: KeptContract, { box, nowMs, draw = drawPaper }: SigningParts): Promise<void> {
  const last = await lastPaper(tx, box, contract.id)
  const order = await findOrder(tx, contract.orderId)
  if (last === undefined || order === undefined) throw new Error(`Contract ${contract.id} has no paper or no order.`)
  const bytes = await draw(contractPaper(contract, await soldThing(tx, order)))
  await insertPaper(tx, box, contract.id, last.version + 1, bytes, nowMs)
}
