import { anInstant } from '../arbitraries/an-instant.ts'
import fc from 'fast-check'
import { FIELD_PROBLEMS, PERSON_PROOFS } from '../../src/account/index.ts'
import { toCompanyInfo } from '../../src/company/index.ts'
import { PRIZE_KINDS, WON_PRIZE_STATES } from '../../src/lottery/index.ts'
import { SUPPLIER_SERVICES } from '../../src/supplier/index.ts'
import { aPrizePool } from '../arbitraries/a-prize-pool.ts'
import { aUserInfo } from '../arbitraries/a-user-info.ts'
import { anAddress } from '../arbitraries/an-address.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { TOY_HASH } from '../toy-hash.ts'
import { aCode, aFunction, aName, aNumber, anAnswer, aShell, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aFlag = fc.boolean()
const aWireUser = fc.record({ user_id: aText(), username: aText(), mobile: aText() })
const AN_IDENTITY = { name: '林小满', residentId: '11010519491231002X', by: 'documents', provenAt: 0 }
const anEdge = [aCode(), aCode()] as const

export const sessionRows: ModuleRows = {
  canEnter: [aText(), aShell],
  decideEntry: [fc.record({ path: aText(), shell: aShell, hasToken: aFlag, isSignedIn: aFlag })],
  isAppToken: [anAnswer()],
  fromWireUserInfo: [aWireUser],
  goesToOwnMobile: [aText()],
  isEntrance: [aText()],
  isMembersPurpose: [aText()],
  isNativeApp: [aShell],
  isToken: [aText()],
  loginDeviceOf: [aText()],
  toLoginDevice: [fc.oneof(aText(), fc.constant(null)), fc.oneof(aText(), fc.constant(null))],
  parseUserInfo: [fc.oneof(aText(), fc.json(), fc.constant(null))],
  resendSecondsLeft: [fc.option(aNumber(), { nil: undefined }), aNumber()],
  refusalForActing: [fc.record({ tokenUser: aText(), isPage: fc.boolean() })],
  safeReturnPath: [fc.oneof(aText(), fc.constantFrom(null, undefined))],
  sentAtOf: [aNumber(), aNumber()],
  shareUrl: [aText(), aText()],
  staysAfter: [fc.constantFrom('left', 'lapsed'), aText()],
  toSession: [anAnswer()],
  toWireUserInfo: [spoilt(aUserInfo())],
  userInfoText: [spoilt(aUserInfo())],
}

const aPrize = fc.record({ id: aText(), name: aName, weight: aNumber(), stock: aNumber() })
const random = fc.nat().map((seed) => createSeededRandom(seed))
const aWindow = fc.record({ opensAt: aNumber(), closesAt: aNumber() })
const hash = fc.constant(TOY_HASH)
const aPublishedDraw = fc.record({
  position: aNumber(),
  person: aNumber(),
  counter: aNumber(),
  prize: fc.option(aText()),
  stockBefore: fc.array(aNumber()),
  drawnAt: aNumber(),
  link: aText(),
})
const aPublishedLottery = fc.record({
  id: aText(),
  window: aWindow,
  blankWeight: aNumber(),
  prizes: fc.array(fc.record({ id: aText(), weight: aNumber(), stock: aNumber() })),
  seedDigest: aText(),
  termsDigest: aText(),
  seed: fc.option(aText()),
})
const aKind = fc.constantFrom(...PRIZE_KINDS)
const aWonPrize = fc.option(fc.record({ kind: aKind, state: fc.constantFrom(...WON_PRIZE_STATES) }), { nil: undefined })
const aPrizeTerms = fc.record({
  id: aText(),
  name: aName,
  weight: aNumber(),
  stock: aNumber(),
  valueFen: aNumber(),
  reward: fc.record({
    kind: aKind,
    coins: aNumber(),
    amountFen: aNumber(),
    leastSpendFen: aNumber(),
    validDays: aNumber(),
  }),
})

export const lotteryRows: ModuleRows = {
  chancesOf: [spoilt(aPrizePool())],
  createPrizePool: [fc.array(aPrize), aNumber()],
  decideDraw: [
    fc.record({
      id: aText(),
      seed: aText(),
      window: aWindow,
      pool: spoilt(aPrizePool()),
      person: aNumber(),
      drawn: aNumber(),
      tries: aNumber(),
      othersOnDevice: aNumber(),
      last: aPublishedDraw,
    }),
    aNumber(),
    hash,
  ],
  decidePrizeAddress: [
    aWonPrize,
    fc.record({ receiver: aText(), mobile: aText(), regionNames: fc.array(aText()), detail: aText() }),
  ],
  decidePrizeSending: [aWonPrize, fc.record({ carrier: aText(), trackingNumber: aText(), sentAt: aNumber() })],
  prizeMessages: [
    fc.record({
      id: aText(),
      userId: aText(),
      name: aName,
      parcel: fc.option(fc.record({ carrier: aText(), trackingNumber: aText(), sentAt: aNumber() })),
    }),
  ],
  drawPrize: [aPrizePool(), random],
  lotteryFaults: [
    fc.record({
      series: aText(),
      name: aName,
      coins: aNumber(),
      triesEach: aNumber(),
      blankWeight: aNumber(),
      prizes: fc.array(aPrizeTerms),
    }),
    fc.record({ maxPrizeFen: aNumber() }),
  ],
  oddsOf: [spoilt(aPrizePool())],
  rollOf: [fc.record({ lottery: aText(), seed: aText(), person: aNumber(), counter: aNumber() }), aNumber(), hash],
  stateWhenWon: [aKind],
  termsDigestOf: [aPublishedLottery, hash],
  verifyDraws: [fc.record({ lottery: aPublishedLottery, draws: fc.array(aPublishedDraw) }), hash],
}

export const aRegion = fc.record({ provinceCode: aText(), cityCode: aText(), districtCode: fc.option(aText()) })
export const aForm = (...fields: readonly string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, aText()])))
export const aPhoneChange = fc.record({
  id: aText(),
  newMobile: aText(),
  reason: aText(),
  status: aNumber(),
  askedAt: aNumber(),
  reviewedAt: fc.option(aNumber()),
  note: aText(),
})
export const anArea = fc.letrec((tie) => ({
  area: fc.record({
    code: aText(),
    name: aText(),
    areas: fc.option(fc.array(tie('area'), { maxLength: 2 }), { nil: undefined, maxDepth: 3 }),
  }),
})).area

export const accountRows: ModuleRows = {
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
  defaultAddress: [fc.array(anAddress())],
  dropAddress: [fc.array(anAddress()), aText()],
  isOfAge: [fc.oneof(aText(), fc.constant('11010519491231002X')), aNumber()],
  isRegion: [aRegion],
  keepAddress: [fc.array(anAddress()), anAddress()],
  mayRequestPhoneChange: [fc.option(aPhoneChange, { nil: undefined })],
  mayMovePhoneChange: anEdge,
  mayMoveVerification: anEdge,
  maySubmitVerification: [fc.option(aNumber())],
  fieldRefusal: [fc.array(fc.record({ field: aText(), problem: fc.constantFrom(...Object.keys(FIELD_PROBLEMS)) }))],
  regionNames: [fc.array(anArea, { maxLength: 3 }), aRegion],
  knownIdentity: [
    fc.record({ documents: fc.constantFrom(null, AN_IDENTITY), contract: fc.constantFrom(null, AN_IDENTITY) }),
  ],
  earlierIdentity: [fc.array(fc.record({ name: aText(), residentId: aText(), provenAt: aNumber() }))],
  shownIdentity: [
    fc.record({
      name: aText(),
      residentId: aText(),
      by: fc.constantFrom('documents', 'contract'),
      provenAt: aNumber(),
    }),
  ],
  shownDocuments: [
    fc.oneof(
      aForm('companyName', 'creditCode').map((form) => ({ ...form, kind: 'company' })),
      aForm('name', 'residentId').map((form) => ({ ...form, kind: 'person' })),
    ),
  ],
  phoneChangeDueAt: [aPhoneChange],
  reviewPhoneChange: [aPhoneChange, fc.record({ verdict: aNumber(), note: aText(), at: aNumber() })],
  toPhoneChangeStatus: [aCode()],
  toVerificationStatus: [aCode()],
}

const aBox = fc.record({ left: aNumber(), top: aNumber(), width: aNumber(), height: aNumber() })
const aKstConfig = fc.record({
  introduceJs: fc.option(aText(), { nil: undefined }),
  jumpLink: fc.option(aText(), { nil: undefined }),
  isJumpQq: aFlag,
  qq: fc.option(aText(), { nil: undefined }),
})
const aCompany = fc.record({ qq: anAnswer(), phone: anAnswer() })

export const supportRows: ModuleRows = {
  contactChoice: [fc.record({ shell: aShell, config: aKstConfig, company: aCompany })],
  createKstConfigSource: [fc.record({ config: aFunction(), kstConfig: aFunction() })],
  isChatHidden: [aText()],
  clampInside: [aBox, fc.record({ width: aNumber(), height: aNumber() })],
  serviceError: [aCompany],
  toPhoneNumber: [anAnswer()],
  companyContactOf: [anAnswer().map(toCompanyInfo)],
  toCompanyContact: [
    fc.oneof(anAnswer(), fc.record({ phone: anAnswer(), qq: anAnswer(), email: anAnswer(), avatar: anAnswer() })),
  ],
  toConsultant: [fc.oneof(anAnswer(), fc.record({ rand_kf_qq: anAnswer(), name: anAnswer() }))],
  chooseConsultant: [
    fc.array(fc.record({ qq: aText(), name: aText() }), { maxLength: 3 }),
    fc.option(aText(), { nil: undefined }),
    fc.constant({ below: () => 0 }),
  ],
  chatLanguageOf: [aText()],
  chatTopicOf: [aText()],
  openChat: 'It works with ports, and its own test hands it such as break in every way.',
  toKstConfig: [anAnswer()],
  toQqNumber: [anAnswer()],
}

export const companyRows: ModuleRows = {
  advisersOf: [anAnswer().map(toCompanyInfo)],
  companyItemsAt: [fc.array(fc.record({ flag: fc.constantFrom('copyright', 'icp'), contact: aText() })), anInstant()],
  isInventedCompany: [anAnswer().map(toCompanyInfo)],
  toCompanyInfo: [anAnswer()],
}

export const supplierRows: ModuleRows = {
  osQuery: [aText()],
  isSupplierService: [aText()],
  supplierPath: [fc.constantFrom(...Object.keys(SUPPLIER_SERVICES)), aText()],
}

const aSpan = fc.record({ text: aText() })
const aBlock = fc.oneof(
  fc.record({ kind: fc.constantFrom('heading', 'paragraph'), spans: fc.array(aSpan) }),
  fc.record({ kind: fc.constant('quote'), lines: fc.array(fc.array(aSpan)) }),
  fc.record({ kind: fc.constant('code'), text: aText() }),
)

export const articlesRows: ModuleRows = {
  decideQuestion: [fc.record({ content: aText(), isPublished: fc.boolean(), countWithinDay: aNumber() })],
  isArticleCategory: [aText()],
  isSafeHref: [aText()],
  plainTextOf: [fc.array(aBlock)],
  questionFault: [aText()],
  readingMinutes: [aText()],
}
