import type { NewMessage } from '../../inbox/index.ts'
import type { ContractRecord } from '../contract-record.ts'

/**
 * What the parties are told of a contract after a step: both that it is drafted, the other one of a signature, both
 * that all have signed. What was told before stays told once.
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
