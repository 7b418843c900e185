import { newKey, type ApiClient } from '../api/api-client.ts'
import { BUYER, buyInFull, contractOf, proveAndSign, type Bought } from '../api/contracts.ts'
import { dueNowFen, place, type Card, type Order, type Page } from '../api/market.ts'
import { DEMO_PAYMENT_PASSWORD, logIn } from '../api/people.ts'
import { proveHandover } from '../api/prove-handover.ts'
import { openSealedClient, type SealedClient } from '../api/sealed-client.ts'
import type { Parameters } from '../api/sign-request.ts'
import { runOps } from '../server/run-ops.ts'
import type { AttackTarget } from './attack-target.ts'
import { shapesOf } from '../documented-calls/json-schema.ts'
import { pngOf, upload } from './inputs/hostile-files.ts'
import { likelyInput } from '../documented-calls/likely-input.ts'

/** A user with one of everything that a user can have. */
export interface Owner {
  readonly client: ApiClient
  /** By what they are ids of; no other user may learn anything by them. */
  readonly ids: ReadonlyMap<string, string>
  /** Signed addresses of files. */
  readonly addresses: readonly string[]
  /** Values for the other fields of a valid input, by their names. */
  readonly known: Parameters
  /** The seller of one of the orders, logged in, who has those of the ids that are a seller's too. */
  readonly seller: ApiClient
}

/** How many shops one person's belongings take. */
export const SHOPS_EACH = 6

interface WithId {
  readonly id: string
}

/** Buys, pays, signs and asks for whatever leaves an id behind. */
export async function collectBelongings(
  target: AttackTarget,
  name: string,
  shops: readonly Card[],
  { mark, isShort }: { readonly mark: number; readonly isShort: boolean },
): Promise<Owner> {
  const [first, second, third, fourth, fifth, sixth] = shops
  if (
    first === undefined ||
    second === undefined ||
    third === undefined ||
    fourth === undefined ||
    fifth === undefined ||
    sixth === undefined
  )
    throw new Error('The market has too few shops')
  const { api } = target
  const client = await logIn(api, name)
  const sealed = await openSealedClient(api)
  const keyed = () => ({ key: newKey() })
  const ids = new Map<string, string>()
  const keep = async (kind: string, made: Promise<WithId>): Promise<void> => void ids.set(kind, (await made).id)

  ids.set('unpaid order', ((await place(client, first, 'deposit')).data as Order).id)
  const bought = await buyInFull(api, client, second)
  ids.set('paid order', bought.order.id)
  const contract = await contractOf(sealed, client, bought.order.id)
  ids.set('contract', contract.id)
  const { link } = await sealed.must<{ link: { url: string } | null }>(bought.seller, 'POST contract/getContractUrl', {
    contractId: contract.id,
  })
  ids.set("contract's link", link?.url.match(/[\w-]{16,}/g)?.at(-1) ?? '')
  ids.set('invoiced order', await completed(client, await handedOver(target, sealed, client, third)))
  await keep('invoice', client.must('POST capital/bill', await invoiceOver(client), keyed()))
  // The invoice's file takes two programs of reviewers to come into being.
  for (const to of isShort ? [] : ['processing', 'completed'])
    await runOps(
      target.installation,
      'invoices',
      'move',
      ids.get('invoice') ?? '',
      '--to',
      to,
      '--by',
      'Li',
      '--why',
      'as asked',
    )
  ids.set('completed order', await completed(client, await handedOver(target, sealed, client, fourth)))
  ids.set('handed-over order', (await handedOver(target, sealed, client, fifth)).order.id)

  await keep('address', client.must('POST user/address', { ...ADDRESS, detail: `建国路 ${mark} 号` }))
  await keep(
    'card',
    // Who has proven who they are adds cards of their own only.
    sealed.must(client, 'POST capital/bank/add', { ...CARDS[mark % CARDS.length], holder: BUYER.name }, ['number']),
  )
  await keep(
    'withdrawal',
    client.must(
      'POST capital/withdraw',
      { cardId: ids.get('card'), amountFen: 100_00, paymentPassword: DEMO_PAYMENT_PASSWORD },
      keyed(),
    ),
  )
  await keep('recharge', client.must('POST capital/recharge/jh', { amountFen: 100_00 }, keyed()))
  const pictures = await Promise.all([0, 1].map((nth) => uploadPicture(target, client, 2 * mark + nth)))
  ids.set('picture', pictures[0]?.id ?? '')
  await keep('coupon', claimCoupon(client))
  await keep(
    'offer',
    client.must('POST goods/cutPrice', {
      shopId: sixth.id,
      askedFen: sixth.priceFen,
      offeredFen: sixth.priceFen - 100_00,
    }),
  )
  await client.must('POST user/collect', { shopId: sixth.id, action: 'add' })
  await keep('listing', client.must('POST sell', { ...documented(target, 'POST sell'), kind: 'flagship' }, keyed()))
  await keep(
    'service request',
    client.must('POST doDrz', { ...documented(target, 'POST doDrz'), service: 'residence' }),
  )
  await bought.seller.must(
    'POST order/viewing/open',
    { orderId: ids.get('paid order'), access: `子账号 viewer-${mark}`, checks: ['orders'] },
    keyed(),
  )
  ids.set('request', await closedRequest(client, mark))
  ids.set('message', (await client.must<Page<WithId>>('GET message')).items[0]?.id ?? '')
  ids.set('bill', (await client.must<Page<WithId>>('GET capital/bill')).items[0]?.id ?? '')

  const known = {
    orderId: ids.get('paid order'),
    contractId: ids.get('contract'),
    cardId: ids.get('card'),
    shopId: sixth.id,
    priceFen: sixth.priceFen,
    offerId: ids.get('offer'),
    orderIds: [ids.get('completed order')],
    receipt: ids.get('picture'),
    unpaid: ids.get('unpaid order'),
    depositFen: dueNowFen(first.priceFen, 'deposit'),
    secondPicture: pictures[1]?.id,
    picture: ids.get('picture'),
    handedOver: ids.get('handed-over order'),
    invoiceFen: (await invoiceOver(client)).amountFen,
  }
  return {
    client,
    ids,
    addresses: [...pictures.map(({ url }) => url), ...(await filesOf(client, ids))],
    known,
    seller: bought.seller,
  }
}

/** A right input as the documentation shows it. */
function documented({ calls }: AttackTarget, name: string): Parameters {
  const [shape] = shapesOf(calls.find((one) => one.name === name)?.input ?? {})
  if (shape === undefined) throw new Error(`${name} is not documented`)
  return likelyInput(shape)
}

/** A request for a shop that has ended: while it is open, any seller may know of it. */
async function closedRequest(client: ApiClient, mark: number): Promise<string> {
  const { id } = await client.must<WithId>(
    'POST pub',
    { platform: 1, kind: 'flagship', days: 30, content: `最好带运营 ${mark}` },
    { key: newKey() },
  )
  await client.must('PUT pub/close', { requestId: id })
  return id
}

const ADDRESS = {
  receiver: '林小满',
  mobile: '13800000001',
  provinceCode: '110000',
  cityCode: '110100',
  districtCode: '110105',
  postcode: '100022',
  isDefault: false,
}
const CARDS = [
  { bank: 'CMB', number: '6225880123456783' },
  { bank: 'ICBC', number: '6222020000000000018' },
]

/** Everything that an invoice can be asked for. */
async function invoiceOver(
  client: ApiClient,
): Promise<Readonly<Record<string, unknown>> & { readonly amountFen: number }> {
  const { orders, amountFen } = await client.must<{
    orders: readonly { readonly orderId: string }[]
    amountFen: number
  }>('POST capital/bill/verifyOrder')
  return {
    kind: 'person',
    title: '林小满',
    email: 'buyer@example.com',
    orderIds: orders.map(({ orderId }) => orderId),
    amountFen,
  }
}

/** A shop that is paid for, signed for and handed over. */
async function handedOver(target: AttackTarget, sealed: SealedClient, buyer: ApiClient, shop: Card): Promise<Bought> {
  const bought = await buyInFull(target.api, buyer, shop)
  const { id } = await contractOf(sealed, bought.seller, bought.order.id)
  await proveAndSign(sealed, bought.seller, id, 'seller')
  await proveAndSign(sealed, buyer, id, 'buyer')
  await proveHandover(bought.seller, bought.order.id, (place) => uploadPicture(target, bought.seller, 900 + place))
  await bought.seller.must('PUT order/hand-over', { orderId: bought.order.id }, { key: newKey() })
  return bought
}

async function completed(buyer: ApiClient, { order }: Bought): Promise<string> {
  await buyer.must(
    'PUT order/sure-bill',
    { orderId: order.id, paymentPassword: DEMO_PAYMENT_PASSWORD },
    { key: newKey() },
  )
  return order.id
}

/** Addresses of a contract's document and its pages, of an agreement, a statement and an invoice. */
async function filesOf(client: ApiClient, ids: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const addressesIn = async (name: string, parameters: Parameters): Promise<readonly string[]> => {
    const { url, pictures = [] } = ((await client.call(name, parameters)).data ?? {}) as {
      readonly url?: string
      readonly pictures?: readonly string[]
    }
    return [url, ...pictures].filter((one) => one?.includes('key=') === true) as readonly string[]
  }
  const [contractId, orderId, id] = [ids.get('contract'), ids.get('paid order'), ids.get('invoice')]
  const all = await Promise.all([
    addressesIn('POST contract/getDownloadUrl', { contractId }),
    addressesIn('POST contract/getViewPdfUrl', { contractId }),
    addressesIn('POST contract/getAgreementUrl', { orderId }),
    addressesIn('GET capital/bill/statement', {
      fromDay: '2026-11-01',
      untilDay: '2026-11-20',
      format: 'csv',
      language: 'zh',
    }),
    addressesIn('GET capital/bill_annex', { id }),
  ])
  return all.flat()
}

async function uploadPicture(
  { calls, sealing, url }: AttackTarget,
  client: ApiClient,
  mark: number,
): Promise<{ readonly id: string; readonly url: string }> {
  const call = calls.find(({ name }) => name === 'POST upload/image')
  if (call === undefined) throw new Error('No call takes a file')
  const { method, path, headers, body } = upload(call, { client, sealing }, pngOf(200 + mark, 200))
  const answer = (await (
    await fetch(new URL(path, url), { method, headers, body: body as Buffer<ArrayBuffer> })
  ).json()) as { readonly data: { readonly id: string; readonly url: string } }
  return answer.data
}

async function claimCoupon(client: ApiClient): Promise<WithId> {
  const { items } = await client.must<{ items: readonly WithId[] }>('POST activityCoupon')
  return client.must('POST getUserCoupon', { offerId: items[0]?.id }, { key: newKey() })
}
