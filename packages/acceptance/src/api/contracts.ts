import { newKey, type ApiClient } from './api-client.ts'
import { pay, place, type Card, type Order } from './market.ts'
import { logIn, sellerLogin } from './people.ts'
import type { SealedClient } from './sealed-client.ts'

export interface Contract {
  readonly id: string
  readonly status: string
}

/** Numbers that could belong to a real person. */
export const SIGNERS = {
  seller: { name: '周正', residentId: '11010519491231002X', bankCard: '6222020200112233446' },
  buyer: { name: '喆堃', residentId: '440524188001010014', bankCard: '6217000010001234569' },
} as const

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

/** Says that the document that stands there was read. */
async function readContract(sealed: SealedClient, party: ApiClient, contractId: string): Promise<void> {
  const { digest } = await party.must<{ digest: string }>('POST contract/getViewPdfUrl', { contractId })
  await sealed.must(party, 'POST contract/confirmContract', { contractId, digest })
}

/** Proves by the bank who a party is, reads the document that names them by now, and signs by name. */
export async function proveAndSign(
  sealed: SealedClient,
  party: ApiClient,
  contractId: string,
  role: keyof typeof SIGNERS,
): Promise<Contract> {
  await sealed.must(party, 'POST signature/bankVerify', { contractId, ...SIGNERS[role] }, [
    'name',
    'residentId',
    'bankCard',
  ])
  await sealed.must(party, 'POST contract/authVerify', { contractId, proof: 'bank' })
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
