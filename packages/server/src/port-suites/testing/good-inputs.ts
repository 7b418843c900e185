import { callName, type Call } from '@diandu/wire'

export type Fields = Readonly<Record<string, unknown>>

interface GoodInput {
  readonly fields: Fields
  readonly optional?: readonly string[]
  /** Fields that are left out: those that only the server itself can fill well, and those that would hide one. */
  readonly unfilled?: readonly string[]
  /** Fields in which every short text is well-formed, however odd. */
  readonly free?: readonly string[]
  /** Fields in which every short word is. */
  readonly ids?: readonly string[]
}

const credentials = { mobile: '13900000001', code: '246810' }
const paymentPassword = '583920'
const address = {
  receiver: '林小满', mobile: '13800000001', provinceCode: '110000', cityCode: '110100', districtCode: '110105', detail: '建国路 88 号',
  postcode: '100022', isDefault: true,
}
const papers = {
  kind: 'person', name: '林小满', residentId: '11010519491231002X', frontPhoto: 'no-such-picture', backPhoto: 'no-such-picture',
  proof: 'four-elements', cardNumber: '6222 0212 3456 7894', mobile: '13800000001',
}
const signer = { name: '林晓', residentId: '440524188001010014' }
const WHOLE_FILTER = {
  text: '女装 旗舰店', platform: '1', kind: 'flagship', industry: 'womenswear', minPriceFen: '0', maxPriceFen: '900000',
  province: '33', trademark: 'registered', taxpayer: 'general',
}

/** For every row that takes something: all its fields, well filled. A GET takes texts. */
const GOOD_INPUTS: Readonly<Record<string, GoodInput>> = {
  'GET goods': { fields: { ...WHOLE_FILTER, sort: 'latest' }, optional: Object.keys(WHOLE_FILTER), unfilled: ['cursor'], free: ['text'] },
  'GET goods/detail': { fields: { id: 'no-such-shop' }, ids: ['id'] },
  'GET goods/type-detail': { fields: { platform: '20' } },
  'POST shop/getHotKeywords': { fields: { keywords: '女' }, free: ['keywords'] },
  'GET shop/getGuessShopLikes': { fields: { id: 'no-such-shop', page: '2', limit: '20' }, optional: ['id', 'page', 'limit'], ids: ['id'] },
  'GET history': { fields: {}, unfilled: ['cursor'] },
  'POST captcha/validate': { fields: { puzzleId: 'no-such-puzzle', offset: 120 }, free: ['puzzleId'] },
  'POST sendMsg': {
    fields: { mobile: '13900000001', purpose: 'login', captcha: { ticket: 'a-ticket', randstr: 'a-word' } },
    free: ['captcha.ticket', 'captcha.randstr'],
  },
  'POST register': { fields: { username: 'newcomer_1', ...credentials, password: 'abc12345', hasAgreed: true }, free: ['username', 'password'] },
  // Without a name it would be a login by code.
  'POST login': { fields: { name: 'nobody_here', password: 'abc12345' }, optional: ['name'], free: ['name', 'password'] },
  'GET user/collect': { fields: {}, unfilled: ['shopId', 'cursor'], ids: ['shopId'] },
  'POST user/collect': { fields: { shopId: 'no-such-shop', action: 'add' }, ids: ['shopId'] },
  'POST order/place': { fields: { shopId: 'no-such-shop', plan: 'deposit', priceFen: 1_000_000, termsVersion: '2026-11', couponId: 'no-such-coupon' }, optional: ['couponId'], ids: ['shopId', 'couponId'], free: ['termsVersion'] },
  'POST order/pay': { fields: { orderId: 'no-such-order', part: 'balance', amountFen: 20_000, paymentPassword }, optional: ['paymentPassword'], ids: ['orderId'] },
  'PUT order/cancel': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'POST order/detail': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'GET order/get-total': { fields: { role: 'seller', amountFen: '1000000', couponId: 'no-such-coupon' }, optional: ['role', 'amountFen', 'couponId'], ids: ['couponId'] },
  'GET capital/bill': { fields: { month: '2026-03', kind: 'recharge' }, optional: ['month', 'kind'], unfilled: ['id', 'cursor'], ids: ['id'] },
  'GET capital/bill/statement': { fields: { fromDay: '2026-03-01', untilDay: '2026-03-02', format: 'csv', language: 'zh' } },
  'POST capital/bill/verifyOrder': { fields: {} },
  'POST capital/bill': {
    fields: { kind: 'company', title: '店渡商贸', creditCode: '91350100M000100Y43', email: 'lin@example.com', addressId: 'a1', orderIds: ['no-such-order'], amountFen: 10_000 },
    optional: ['creditCode', 'email', 'addressId'], free: ['title', 'creditCode', 'email', 'addressId'],
  },
  'GET capital/bill/invoices': { fields: {}, unfilled: ['id', 'cursor'], ids: ['id'] },
  'GET capital/bill_annex': { fields: { id: 'no-such-invoice' }, ids: ['id'] },
  'GET coupon': { fields: { state: 'unused' }, optional: ['state'], unfilled: ['cursor'] },
  'POST getUserCoupon': { fields: { offerId: 'no-such-offer' }, ids: ['offerId'] },
  'POST capital/recharge/jh': { fields: { amountFen: 20_000 } },
  'POST capital/recharge/zs': { fields: { amountFen: 20_000 } },
  'POST capital/recharge/wy': { fields: { amountFen: 20_000 } },
  'POST user/recharge': { fields: { amountFen: 20_000, receipt: 'no-such-picture' }, ids: ['receipt'] },
  'POST capital/recharge/cashier': { fields: { id: 'no-such-one', place: 'wechat' }, optional: ['place'], ids: ['id'] },
  'POST capital/recharge/detail': { fields: { id: 'no-such-one' }, ids: ['id'] },
  'GET capital/recharge': { fields: {}, unfilled: ['cursor'] },
  'POST capital/bank/add': { fields: { bank: 'CMB', holder: '林小满', number: '6225 8801 2345 6783' }, free: ['holder'] },
  'POST capital/bank/del': { fields: { id: 'no-such-card' }, ids: ['id'] },
  'POST capital/withdraw': { fields: { cardId: 'no-such-card', amountFen: 20_000, paymentPassword }, ids: ['cardId'] },
  'PUT capital/withdraw/cancel': { fields: { id: 'no-such-one' }, ids: ['id'] },
  'POST capital/withdraw/detail': { fields: { id: 'no-such-one' }, ids: ['id'] },
  'GET capital/withdraw': { fields: {}, unfilled: ['cursor'] },
  'GET order': { fields: { role: 'buyer', group: 'unpaid' }, optional: ['role', 'group'], unfilled: ['cursor'] },
  'PUT order/hand-over': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'PUT order/sure-bill': { fields: { orderId: 'no-such-order', paymentPassword }, ids: ['orderId'] },
  'POST doRefund': {
    fields: { orderId: 'no-such-order', reason: 'other', words: '账号登录不了' },
    free: ['reason', 'words'],
    ids: ['orderId'],
  },
  'PUT order/give-up': { fields: { orderId: 'no-such-order', paymentPassword }, ids: ['orderId'] },
  'PUT order/cannot-deliver': { fields: { orderId: 'no-such-order', paymentPassword }, ids: ['orderId'] },
  'POST order/refund': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'POST order/listing': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'POST order/outcome': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'POST goods/cutPrice': { fields: { shopId: 'no-such-shop', askedFen: 2_000_000, offeredFen: 1_800_000 }, ids: ['shopId'] },
  'PUT goods/cutPrice/answer': { fields: { offerId: 'no-such-offer', answer: 'counter', counterFen: 1_900_000 }, optional: ['counterFen'], ids: ['offerId'] },
  'GET goods/cutPrice/list': { fields: { role: 'seller' }, unfilled: ['cursor'] },
  'POST goods/cutPrice/mine': { fields: { shopId: 'no-such-shop' }, ids: ['shopId'] },
  'POST user/set/pay_password': { fields: { paymentPassword, code: '246810' } },
  // Each alone is asked for in its own test.
  'POST user': { fields: { username: '小店主_1' }, optional: ['username'], unfilled: ['avatar'], free: ['username'], ids: ['avatar'] },
  'POST user/close': { fields: { code: '246810' } },
  'POST user/set/password': { fields: { password: 'abc12345', newPassword: 'abc123456' }, free: ['password', 'newPassword'] },
  'POST forgot-password': { fields: { ...credentials, newPassword: 'abc123456' }, free: ['newPassword'] },
  'POST user/add/proposal': { fields: { content: '希望能导出账单', contact: '13800000001' }, free: ['content', 'contact'] },
  'POST user/address': { fields: address, optional: ['districtCode'], free: ['receiver', 'detail'] },
  'POST user/editAddress': { fields: { id: 'no-such-address', ...address }, optional: ['districtCode'], free: ['receiver', 'detail'], ids: ['id'] },
  'POST address/getUserAddressInfo': { fields: { id: 'no-such-address' }, ids: ['id'] },
  'POST address/del': { fields: { id: 'no-such-address' }, ids: ['id'] },
  'POST verifyMobile': { fields: { code: '246810' } },
  'POST user/set/phone': { fields: { proof: 'a-proof-that-is-long-enough', newMobile: '13900000001', code: '246810' } },
  'POST user/mobile_modify': { fields: { newMobile: '13900000001', code: '246810', reason: '原手机丢失' }, free: ['reason'] },
  'POST user/auth/info': { fields: { creditCode: '91350100M000100Y43' }, optional: ['creditCode'] },
  'POST user/create/auth': { fields: papers, optional: ['mobile'], free: ['name'], ids: ['frontPhoto', 'backPhoto'] },
  'POST user/update/auth': { fields: papers, optional: ['mobile'], free: ['name'], ids: ['frontPhoto', 'backPhoto'] },
  'POST userMobileBindUsername': { fields: { name: 'nobody_here', password: 'abc12345', ...credentials }, free: ['name', 'password'] },
  'POST user/wechat': { fields: { code: 'no-such-code', state: 'no-such-state' }, ids: ['code', 'state'] },
  'POST bind-user-token': { fields: { token: 'no-such-token' }, free: ['token'] },
  'GET contract': { fields: {}, unfilled: ['contractId', 'cursor'], ids: ['contractId'] },
  'POST contract/getInfo': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'POST contract/getDownloadUrl': { fields: { contractId: 'no-such-contract' }, ids: ['contractId'] },
  'POST contract/getViewPdfUrl': { fields: { contractId: 'no-such-contract' }, ids: ['contractId'] },
  'POST contract/confirmContract': { fields: { contractId: 'no-such-contract', digest: '0'.repeat(64) }, ids: ['contractId'] },
  'POST contract/getContractUrl': { fields: { contractId: 'no-such-contract' }, optional: ['contractId'], unfilled: ['link'], ids: ['contractId'] },
  'POST contract/getAgreementUrl': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'POST contract/confirmAgreement': { fields: { orderId: 'no-such-order', termsVersion: '2026-11' }, ids: ['orderId'], free: ['termsVersion'] },
  'POST signature/personDeposit': { fields: { contractId: 'no-such-contract' }, ids: ['contractId'] },
  'POST contract/authFourSendMsg': {
    fields: { contractId: 'no-such-contract', ...signer, bankCard: '6222020200112233446', mobile: '13800000001' },
    ids: ['contractId'],
    free: ['name'],
  },
  'POST contract/authThreeSendMsg': {
    fields: { contractId: 'no-such-contract', ...signer, mobile: '13800000001', companyName: '云禾网络科技有限公司', creditCode: '91350100M000100Y43' },
    optional: ['companyName', 'creditCode'],
    ids: ['contractId'],
    free: ['name', 'companyName'],
  },
  'POST signature/bankVerify': { fields: { contractId: 'no-such-contract', ...signer, bankCard: '6222020200112233446' }, ids: ['contractId'], free: ['name'] },
  'POST contract/uploadIdPhoto': { fields: { use: 'photo', contractId: 'no-such-contract', idFront: 'no-such', idBack: 'no-such' }, ids: ['contractId', 'idFront', 'idBack'] },
  'POST contract/getHighVerify': { fields: { contractId: 'no-such-contract', name: signer.name, residentId: signer.residentId }, ids: ['contractId'], free: ['name'] },
  'POST signature/getPersonVerifyUrl': { fields: { contractId: 'no-such-contract' }, ids: ['contractId'] },
  'POST contract/authVerify': { fields: { contractId: 'no-such-contract', proof: 'four-elements', code: '246810' }, optional: ['code'], ids: ['contractId'] },
  'POST signature/signatureByManual': { fields: { contractId: 'no-such-contract', drawing: '0,0 10,10' }, optional: ['drawing'], ids: ['contractId'] },
  'POST signature/nextSignature': { fields: { contractId: 'no-such-contract', drawing: '0,0 10,10' }, optional: ['drawing'], ids: ['contractId'] },
  'POST signature/saveStatus': { fields: { contractId: 'no-such-contract' }, ids: ['contractId'] },
  'GET contract_info': { fields: { name: 'registration' } },
  'POST broad/get-wx-config': { fields: { url: 'https://m.diandu.example/shop/1' } },
}

export const goodInputOf = (row: Call): Required<GoodInput> => ({
  fields: {},
  optional: [],
  unfilled: [],
  free: [],
  ids: [],
  ...GOOD_INPUTS[callName(row)],
})
