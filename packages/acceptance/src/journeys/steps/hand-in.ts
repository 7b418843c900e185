import { newKey, type ApiClient } from '../../api/api-client.ts'
import { cheapShops, pay, place, type Card, type Order } from '../../api/market.ts'
import { DEMO_PAYMENT_PASSWORD, sellerLogin } from '../../api/people.ts'
import type { SealedClient } from '../../api/sealed-client.ts'
import { signed } from '../../api/sign-request.ts'
import { pngOf } from '../../attack/inputs/hostile-files.ts'
import { documentedCalls } from '../../documented-calls/documented-calls.ts'
import { shapesOf } from '../../documented-calls/json-schema.ts'
import { likelyInput } from '../../documented-calls/likely-input.ts'

export const RESIDENT_ID = '11010519491231002X'

/** A picture of this width, which no other has. */
export async function uploadPicture(client: ApiClient, width: number): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(signed({}, client.secret, Date.now() + client.aheadMs)))
    form.append(name, String(value))
  form.append('file', new Blob([new Uint8Array(pngOf(width, 240))], { type: 'image/png' }), 'a.png')
  const answer = await fetch(`${client.url}/api/wap-api/v1/upload/image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: form,
  })
  return ((await answer.json()) as { readonly data: { readonly id: string } }).data.id
}

/** Both sides of an identity document, and the bank that knows its person. */
export async function handInIdentity(sealed: SealedClient, person: ApiClient): Promise<void> {
  await sealed.must(
    person,
    'POST user/create/auth',
    {
      kind: 'person',
      name: '林小满',
      residentId: RESIDENT_ID,
      frontPhoto: await uploadPicture(person, 320),
      backPhoto: await uploadPicture(person, 330),
      proof: 'four-elements',
      cardNumber: '6222021234567894',
      mobile: '13800000001',
    },
    ['residentId', 'cardNumber'],
  )
}

/** A transfer to the platform’s account, with a picture of its receipt. */
export async function handInTransfer(person: ApiClient, amountFen: number): Promise<{ readonly id: string }> {
  const receipt = await uploadPicture(person, 340 + (amountFen % 97))
  return person.must('POST user/recharge', { amountFen, receipt }, { key: newKey() })
}

/** An invoice over all completed orders. */
export async function requestInvoice(person: ApiClient, title: string): Promise<void> {
  const { orders, amountFen } = await person.must<{ orders: { orderId: string }[]; amountFen: number }>(
    'POST capital/bill/verifyOrder',
  )
  const orderIds = orders.map(({ orderId }) => orderId)
  const invoice = { kind: 'person', title, email: 'song@example.com', orderIds, amountFen }
  await person.must('POST capital/bill', invoice, { key: newKey() })
}

/** A listing as the documentation shows one; its id. */
export async function handInListing(
  seller: ApiClient,
  given: Readonly<Record<string, string>>,
): Promise<{ readonly id: string }> {
  const document = (await (await fetch(`${seller.url}/docs/openapi.json`)).json()) as Parameters<
    typeof documentedCalls
  >[0]
  const [shape] = shapesOf(documentedCalls(document).find(({ name }) => name === 'POST sell')?.input ?? {})
  if (shape === undefined) throw new Error('Handing in a listing is not documented')
  return seller.must('POST sell', { ...likelyInput(shape), ...given }, { key: newKey() })
}

const CARD = { bank: 'CMB', number: '6225880123456783', holder: '周晓' } as const

/** A payout to a new card. */
export async function requestPayout(
  sealed: SealedClient,
  person: ApiClient,
  amountFen: number,
): Promise<{ readonly id: string; readonly card: typeof CARD }> {
  const { id: cardId } = await sealed.must<{ id: string }>(person, 'POST capital/bank/add', CARD, ['number'])
  const asked = { cardId, amountFen, paymentPassword: DEMO_PAYMENT_PASSWORD }
  const { id } = await person.must<{ id: string }>('POST capital/withdraw', asked, { key: newKey() })
  return { id, card: CARD }
}

/** The cheapest shop on sale that this seller of the demonstration offers, or another one, with who offers it. */
export async function shopOf(
  api: ApiClient,
  isWanted: (seller: string) => boolean,
): Promise<{ readonly shop: Card; readonly seller: string }> {
  for (const shop of await cheapShops(api, 60)) {
    const { sellerName } = await api.must<{ sellerName: string }>('GET goods/detail', { id: shop.id })
    const seller = sellerLogin(sellerName)
    if (isWanted(seller)) return { shop, seller }
  }
  throw new Error('No such seller offers a shop')
}

/** A deposit is paid, the shop is viewed, and it is not as described. */
export async function reportMismatch(
  buyer: ApiClient,
  seller: ApiClient,
  shop: Card,
  words: string,
): Promise<{ readonly id: string }> {
  const order = (await place(buyer, shop, 'deposit')).data as Order
  await pay(buyer, order)
  const [orderId, checks] = [order.id, ['violations']]
  const opened = { orderId, access: '子账号 viewer，今晚八点共享屏幕', checks }
  await seller.must('POST order/viewing/open', opened, { key: newKey() })
  const seen = { orderId, seen: checks, reason: 'other', words }
  await buyer.must('POST order/viewing/report', seen, { key: newKey() })
  return order
}

export const reportShop = (person: ApiClient, shopId: string, words: string): Promise<unknown> =>
  person.must('POST goods/report', { shopId, reason: 'contact-outside', words }, { key: newKey() })
