import fc from 'fast-check'
import { PERSON_PROOFS } from '../../src/account/index.ts'
import { SUPPLIER_SERVICES } from '../../src/supplier/index.ts'
import { TOY_HASH } from '../toy-hash.ts'
import { aCode, aNumber, aShell, aText, anAnswer } from './hostile.ts'
import type { Rows } from './row.ts'

const aWireUser = fc.record({ user_id: aText(), username: aText(), mobile: aText() })
const aRegion = fc.record({ provinceCode: aText(), cityCode: aText(), districtCode: fc.option(aText()) })
const aFlag = fc.boolean()
const aForm = (...fields: readonly string[]) => fc.record(Object.fromEntries(fields.map((field) => [field, aText()])))
const aWindow = fc.record({ opensAt: aNumber(), closesAt: aNumber() })
const aPublishedLottery = fc.record({
  id: aText(),
  window: aWindow,
  blankWeight: aNumber(),
  prizes: fc.array(fc.record({ id: aText(), weight: aNumber(), stock: aNumber() })),
  seedDigest: aText(),
  termsDigest: aText(),
  seed: fc.option(aText()),
})
const aPublishedDraw = fc.record({
  position: aNumber(),
  person: aNumber(),
  counter: aNumber(),
  prize: fc.option(aText()),
  stockBefore: fc.array(aNumber()),
  drawnAt: aNumber(),
  link: aText(),
})
const hash = fc.constant(TOY_HASH)
const anEvent = fc.record({
  event: fc.oneof(aText(), fc.constantFrom('order.turn', 'price.fell', 'toString')),
  figures: fc.dictionary(aText(), fc.oneof(aText(), aNumber(), fc.constant(null))),
})
const aMessageKind = fc.constantFrom('order', 'price', 'platform')
const aQuery = fc.oneof(aText(), fc.constantFrom('platform=1.3&max=200000', 'q=女装旗舰店', '=&=&q', 'q=S12345'))

export const peopleRows: Rows = {
  admin: {
    readStatement: [
      fc.array(fc.array(aText(), { maxLength: 4 })).map((rows) => [['日期', '金额', '流水号', '附言'], ...rows]),
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
    ],
    readParcelRows: [
      fc.array(fc.array(aText())).map((rows) => [['ID', 'Version', 'Carrier', 'Tracking number'], ...rows]),
      fc.constant([]),
    ],
  },
  session: {
    canEnter: [aText(), aShell],
    isAppToken: [anAnswer()],
    fromWireUserInfo: [aWireUser],
    goesToOwnMobile: [aText()],
    isEntrance: [aText()],
    isMembersPurpose: [aText()],
    isToken: [aText()],
    loginDeviceOf: [aText()],
    toLoginDevice: [fc.oneof(aText(), fc.constant(null)), fc.oneof(aText(), fc.constant(null))],
    parseUserInfo: [fc.oneof(aText(), fc.json(), fc.constant(null))],
    safeReturnPath: [fc.oneof(aText(), fc.constantFrom(null, undefined))],
    shareUrl: [aText(), aText()],
    staysAfter: [fc.constantFrom('left', 'lapsed'), aText()],
    toSession: [anAnswer()],
  },
  account: {
    checkAddress: [
      fc.record({
        receiver: aText(),
        mobile: aText(),
        region: aRegion,
        detail: aText(),
        postcode: aText(),
        isDefault: aFlag,
      }),
    ],
    checkCompanyVerification: [
      aForm('companyName', 'creditCode', 'legalPerson', 'legalPersonId', 'licencePhoto'),
      aNumber(),
    ],
    checkPersonVerification: [
      fc
        .tuple(
          aForm('name', 'residentId', 'frontPhoto', 'backPhoto', 'cardNumber', 'mobile'),
          fc.constantFrom(...PERSON_PROOFS),
        )
        .map(([form, proof]) => ({ ...form, proof })),
      aNumber(),
    ],
    checkFaceVerification: [aForm('name', 'residentId'), aNumber()],
    checkPhoneChange: [aForm('newMobile', 'code', 'reason'), aText()],
    checkProposal: [fc.record({ content: aText(), contact: aText(), photos: fc.array(aText()) })],
    checkUsername: [aText(), aText()],
    isOfAge: [fc.oneof(aText(), fc.constant('11010519491231002X')), aNumber()],
    isRegion: [aRegion],
    toPhoneChangeStatus: [aCode()],
    toVerificationStatus: [aCode()],
  },
  support: {
    isChatHidden: [aText()],
    toPhoneNumber: [anAnswer()],
    toCompanyContact: [
      fc.oneof(anAnswer(), fc.record({ phone: anAnswer(), qq: anAnswer(), email: anAnswer(), avatar: anAnswer() })),
    ],
    toConsultant: [fc.oneof(anAnswer(), fc.record({ rand_kf_qq: anAnswer(), name: anAnswer() }))],
    chatLanguageOf: [aText()],
    chatTopicOf: [aText()],
    toKstConfig: [anAnswer()],
    toQqNumber: [anAnswer()],
  },
  company: {
    toCompanyInfo: [anAnswer()],
  },
  supplier: {
    osQuery: [aText()],
    isSupplierService: [aText()],
    supplierPath: [fc.constantFrom(...Object.keys(SUPPLIER_SERVICES)), aText()],
  },
  articles: {
    isArticleCategory: [aText()],
    isSafeHref: [aText()],
    questionFault: [aText()],
    readingMinutes: [aText()],
  },
  lottery: {
    verifyDraws: [fc.record({ lottery: aPublishedLottery, draws: fc.array(aPublishedDraw) }), hash],
  },
  campaigns: {
    campaignOfPage: [aText()],
    isCampaign: [aText()],
  },
  participation: {
    maskedName: [aText()],
  },
  sellers: {
    maskedSellerName: [aText()],
  },
  coins: {
    ownYear: [aText()],
  },
  'guess-game': {
    needsWeChatEntry: [fc.record({ shell: aShell, query: aText() })],
    toGuessPlayer: [fc.option(fc.record({ games: anAnswer(), best_points: anAnswer(), has_coins_today: anAnswer() }))],
    toGuessUser: [anAnswer()],
  },
  inbox: {
    isMessageKind: [aText()],
    isPushToken: [aText()],
    noticeText: [fc.tuple(anEvent, aMessageKind).map(([event, kind]) => ({ ...event, kind })), aNumber()],
  },
  alerts: {
    filterOfQuery: [aQuery],
    readNamed: [aText()],
  },
}
