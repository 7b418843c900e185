import { exampleShop } from '@diandu/core/testing'
import { callName, type Call } from '@diandu/wire'
import * as v from 'valibot'

export type Fields = Readonly<Record<string, unknown>>

export interface GoodInput {
  readonly fields: Fields
  /** Fields of these that may be left out, or that are missed in other words than the rest. */
  readonly optional: readonly string[]
  /** Fields that are left out: those that only the server itself can fill well, and those that would hide one. */
  readonly unfilled: readonly string[]
  /** Fields in which every short text is well-formed, however odd. */
  readonly free: readonly string[]
  /** Fields in which every short word is. */
  readonly ids: readonly string[]
  /** Numbers as a person types them: blanks and invisible marks around them are folded away. */
  readonly typed: readonly string[]
}

type Exceptions = Partial<GoodInput>

/** Fields of these names take any text in every call. */
const FREE = [
  'text',
  'keywords',
  'username',
  'name',
  'holder',
  'receiver',
  'companyName',
  'title',
  'detail',
  'content',
  'pitch',
  'contact',
  'words',
  'word',
  'password',
  'newPassword',
  'termsVersion',
]
const IDS = [
  'id',
  'shopId',
  'lottery',
  'requestId',
  'alertId',
  'orderId',
  'offerId',
  'couponId',
  'cardId',
  'contractId',
  'sessionId',
  'receipt',
  'avatar',
  'frontPhoto',
  'backPhoto',
  'idFront',
  'idBack',
]

const SELLER_WORDS = ['title', 'description', 'level', 'holder', 'platformShopId', 'shopHolder', 'contactName']

const SELLER_NUMBERS = [
  'described',
  'service',
  'delivery',
  'general',
  'severe',
  'counterfeit',
  'fans',
  'monthlyTurnover',
  'refundRate',
  'price',
  'otherFees',
  'annualFee',
  'consumerDeposit',
  'registeredCapital',
  'niceClass',
]

/** A request for a service, whichever call it goes by. */
const SERVICE_REQUEST: Exceptions = { free: ['name', 'details'], ids: ['packageId', 'os'] }

/** Where a call takes more than its fields' names say, or less. */
const EXCEPTIONS: Readonly<Record<string, Exceptions>> = {
  'POST alert': { free: ['query', 'name'] },
  'POST captcha/validate': { free: ['puzzleId'] },
  'POST sendMsg': { free: ['captcha.ticket', 'captcha.randstr'] },
  // A page of shops is looked for only where there is a seller.
  'GET goods/seller/shops': { fields: { id: exampleShop(1).id, which: 'on-sale', cursor: 'c1' } },
  'POST getActivityShop': { ids: ['key'] },
  'GET after/get-shop-lists': { ids: ['key'] },
  'GET user/collect': { unfilled: ['shopId'] },
  'GET shop/getUserHighLikes': { ids: ['viewed'] },
  'GET goods/by-id': { ids: ['ids'] },
  'POST order/pay': { optional: ['paymentPassword'] },
  'GET capital/bill': { unfilled: ['id'] },
  'GET capital/bill/invoices': { unfilled: ['id'] },
  'POST capital/bill': { free: ['title', 'creditCode', 'email', 'addressId'] },
  'POST doRefund': { free: ['reason', 'words'] },
  'POST order/handover/file-part': { ids: ['orderId', 'upload'] },
  'POST order/handover/file': { ids: ['orderId', 'upload'] },
  'POST order/viewing/open': { free: ['access'] },
  'POST order/viewing/report': { free: ['reason', 'words'] },
  'POST getGiftByCoin': { ids: ['giftId', 'addressId'] },
  // Each alone is asked for in its own test.
  'POST user': { unfilled: ['avatar'] },
  'POST user/mobile_modify': { free: ['reason'] },
  'POST updateAddress': { ids: ['id', 'addressId'] },
  'POST user/wechat': { ids: ['code', 'state'] },
  'POST bind-user-token': { free: ['token'] },
  'POST message/device': { ids: ['token'] },
  'GET contract': { unfilled: ['contractId'] },
  'POST contract/getContractUrl': { unfilled: ['link'] },
  'GET contract_info': { free: [] },
  'POST sell': { free: SELLER_WORDS, typed: SELLER_NUMBERS },
  'POST sell/change': { free: SELLER_WORDS, typed: SELLER_NUMBERS },
  'POST sell/draft': { free: [] },
  'POST doDrz': SERVICE_REQUEST,
  'POST doLive': SERVICE_REQUEST,
  'POST doCategory': SERVICE_REQUEST,
}

/** Further ways to call, beside the one that the call's example shows. */
const OTHER_WAYS: Readonly<Record<string, Exceptions>> = {
  // Without a name it would be a login by code.
  'POST login': { fields: { name: 'nobody_here', password: 'abc12345' }, optional: ['name'] },
}

/** Every way to send a call well, as its example says it. A GET takes texts. */
export function goodInputsOf(endpoint: Call): readonly GoodInput[] {
  const name = callName(endpoint)
  const other = OTHER_WAYS[name]
  return [goodInput(endpoint, EXCEPTIONS[name]), ...(other === undefined ? [] : [goodInput(endpoint, other)])]
}

function goodInput(endpoint: Call, exceptions: Exceptions = {}): GoodInput {
  const given = exceptions.fields ?? endpoint.example
  const unfilled = [...('cursor' in given ? ['cursor'] : []), ...(exceptions.unfilled ?? [])]
  const filled = Object.entries(given).filter(([name]) => !unfilled.includes(name))
  const names = Object.keys(given)
  return {
    fields: Object.fromEntries(
      endpoint.method === 'GET' ? filled.map(([name, value]) => [name, String(value)]) : filled,
    ),
    optional: [
      ...(exceptions.optional ?? []),
      // That nothing more may be left out than ought to be, the tests of the calls themselves say.
      ...names.filter((name) => v.is(endpoint.input, Object.fromEntries(filled.filter(([other]) => other !== name)))),
    ],
    unfilled,
    free: exceptions.free ?? names.filter((name) => FREE.includes(name)),
    ids: exceptions.ids ?? names.filter((name) => IDS.includes(name)),
    typed: exceptions.typed ?? [],
  }
}
