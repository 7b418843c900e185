import { expect, it } from 'vitest'
import { contractMessages } from './contract-messages.ts'

const contract = {
  id: 'contract-1',
  orderId: 'order-1',
  number: 'HT1',
  shop: { id: 'shop-1', title: '一家店', platform: 1, kind: 'flagship' },
  buyerId: 'buyer',
  sellerId: 'seller',
} as const

it('a draft and a sealed contract are told to both, a signature to the other party (MSG-16)', () => {
  const events = (status: string, ...parties: readonly string[]) =>
    contractMessages({ ...contract, status, signatures: parties.map((party) => ({ party })) } as never, 5).map(
      ({ userId, event, key }) => `${userId} ${event} ${key}`,
    )
  expect(events('draft')).toEqual([
    'seller contract.drafted contract:contract-1:drafted',
    'buyer contract.drafted contract:contract-1:drafted',
  ])
  expect(events('seller-signed', 'seller')).toEqual(['buyer contract.signed contract:contract-1:seller'])
  expect(events('all-signed', 'seller', 'buyer', 'house')).toEqual([
    'seller contract.sealed contract:contract-1:sealed',
    'buyer contract.sealed contract:contract-1:sealed',
  ])
})

it('what is told of a contract names its shop, its number and who signed, and leads to its order (MSG-16)', () => {
  const signed = { ...contract, status: 'buyer-signed', signatures: [{ party: 'buyer' }] }
  expect(contractMessages(signed as never, 5)).toEqual([
    {
      userId: 'seller',
      event: 'contract.signed',
      key: 'contract:contract-1:buyer',
      subject: 'order-1',
      figures: { shop: '一家店', number: 'HT1', party: 'buyer' },
      at: 5,
    },
  ])
  for (const status of ['draft', 'all-signed'])
    expect(contractMessages({ ...contract, status, signatures: [] } as never, 5)[0]).toMatchObject({
      subject: 'order-1',
      figures: { shop: '一家店', number: 'HT1' },
      at: 5,
    })
})
