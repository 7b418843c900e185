import { newKey, type ApiClient } from './api-client.ts'
import { pay, place, type Card, type Order } from './market.ts'
import { readCode } from '../captcha/read-code.ts'
import { logIn, mobileOf, sellerLogin } from './people.ts'
import type { SealedClient } from './sealed-client.ts'

export interface Contract {
  readonly id: string
  readonly status: string
}

/** A buyer who was never verified, with numbers that could belong to a real person. */
export const BUYER = { name: '喆堃', residentId: '440524188001010014', bankCard: '6217000010001234569' } as const

/** A shop that was paid for in full, and both its parties, logged in. */
export interface Bought {
  readonly order: Order
  readonly seller: ApiClient
  readonly sellerName: string
}

export async function buyInFull(api: ApiClient, buyer: ApiClient, shop: Card): Promise<Bought> {
  const shown = await api.must<{ sellerName: string }>('GET goods/detail', { id: shop.id })
  const sellerName = sellerLogin(shown.sellerName)
  const placed = await place(buyer, shop, 'full')
  const order = placed.data as Order
  const paid = await pay(buyer, order)
  if (paid.code !== '000000') throw new Error(`The order was not paid: ${paid.text}`)
  return { order, sellerName, seller: await logIn(api, sellerName) }
}

export const contractOf = (sealed: SealedClient, party: ApiClient, orderId: string): Promise<Contract> =>
  sealed.must<Contract>(party, 'POST contract/getInfo', { orderId })

/** Confirms that the current document was read. */
async function readContract(sealed: SealedClient, party: ApiClient, contractId: string): Promise<void> {
  const { digest } = await party.must<{ digest: string }>('POST contract/getViewPdfUrl', { contractId })
  await sealed.must(party, 'POST contract/confirmContract', { contractId, digest })
}

/**
 * Proves who a party is, a buyer by the bank and a verified seller by a code, reads the document that names them by
 * now, and signs by name.
 */
export async function proveAndSign(
  sealed: SealedClient,
  party: ApiClient,
  contractId: string,
  role: 'seller' | 'buyer',
): Promise<Contract> {
  if (role === 'buyer') {
    await sealed.must(party, 'POST signature/bankVerify', { contractId, ...BUYER }, ['name', 'residentId', 'bankCard'])
    await sealed.must(party, 'POST contract/authVerify', { contractId, proof: 'bank' })
  } else {
    await sealed.must(party, 'POST contract/authOnRecord', { contractId })
    const code = await readCode(party.url, await mobileOf(party))
    await sealed.must(party, 'POST contract/authVerify', { contractId, proof: 'on-record', code })
  }
  await readContract(sealed, party, contractId)
  return sealed.must<Contract>(party, 'POST signature/signatureByManual', { contractId }, [], { key: newKey() })
}

/** The document as a party takes it home. */
export async function downloadContract(party: ApiClient, contractId: string): Promise<Buffer> {
  const { url } = await party.must<{ url: string }>('POST contract/getDownloadUrl', { contractId })
  const answer = await fetch(new URL(url, party.url))
  if (!answer.ok) throw new Error(`The document was not there: ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
