import type { NewMessage } from '../../inbox/index.ts'
import type { ContractRecord } from '../contract-record.ts'

/**
 * Messages to the parties after a step of a contract: to both when it is drafted and when all have signed, to the other
 * party when one has signed. Their keys prevent a second message about the same step.
 */
export function contractMessages(
  contract: Pick<
    ContractRecord,
    'id' | 'orderId' | 'number' | 'shop' | 'buyerId' | 'sellerId' | 'status' | 'signatures'
  >,
  at: number,
): readonly NewMessage[] {
  const { id, orderId, number, shop, buyerId, sellerId, status, signatures } = contract
  const figures = { shop: shop.title, number }
  const to = (userId: string, step: string) => ({ userId, key: `contract:${id}:${step}`, subject: orderId, at })
  const both = [sellerId, buyerId]
  if (status === 'all-signed')
    return both.map((userId) => ({ ...to(userId, 'sealed'), event: 'contract.sealed', figures }))
  const last = signatures.at(-1)?.party
  if (last === undefined)
    return both.map((userId) => ({ ...to(userId, 'drafted'), event: 'contract.drafted', figures }))
  const other = last === 'seller' ? buyerId : sellerId
  return [{ ...to(other, last), event: 'contract.signed', figures: { ...figures, party: last } }]
}
