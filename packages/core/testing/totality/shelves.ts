import fc from 'fast-check'
import { TIME_FORMATS } from '../../src/format/index.ts'
import { LOCALES } from '../../src/messages/index.ts'
import { aCode, aFunction, aNumber, aText } from './hostile.ts'
import type { Rows } from './row.ts'

const aTextOnly = [aText()] as const
const aFile = fc.oneof(
  fc.uint8Array(),
  fc
    .constantFrom('\x89PNG\r\n\x1a\n', '\xff\xd8\xff', '\0\0\0\x18ftypheic', '\0\0\0\x18ftyp')
    .map((letters) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))),
)
const aPattern = fc.constantFrom('YYYY-MM-DD', 'YYYYMMDDHHmmss', 'YYMMDD', '')
const aFailure = fc.oneof(
  fc
    .constantFrom(
      'login-required',
      'phone-not-bound',
      'signer-mismatch',
      'offline',
      'timeout',
      'too-many-requests',
      'key-missing',
    )
    .map((kind) => ({ kind })),
  fc.record({ kind: fc.constant('http'), status: aNumber() }),
  fc.record({ kind: fc.constant('unrecognised'), code: aText() }),
)
const aLocale = fc.constantFrom(...LOCALES)
const aRemaining = fc.oneof(
  fc.record({ kind: fc.constant('days'), days: aNumber(), hours: aNumber() }),
  fc.record({ kind: fc.constant('hours'), hours: aNumber() }),
  fc.record({ kind: fc.constant('minutes'), minutes: aNumber() }),
  fc.constant({ kind: 'over' }),
)

export const shelvesRows: Rows = {
  kernel: {
    isFen: [fc.oneof(aNumber(), aCode())],
    isReviewerName: [aText()],
    isSameReviewer: [aText(), aText()],
    plainPath: [aText()],
  },
  input: {
    chooseImage: [fc.record({ type: fc.oneof(aText(), fc.constantFrom('image/png', 'image/jpeg')), size: aNumber() })],
    cleanAmount: aTextOnly,
    cleanAmountText: aTextOnly,
    cleanCreditCodeInput: aTextOnly,
    cleanPrice: aTextOnly,
    cleanResidentIdInput: aTextOnly,
    cleanSearchText: aTextOnly,
    cleanTextarea: aTextOnly,
    digitsOnly: aTextOnly,
    foldTyped: aTextOnly,
    fittingDraft: [fc.dictionary(aText(), fc.anything()), fc.boolean(), aFunction()],
    hasValidCreditCodeChecksum: aTextOnly,
    hasValidResidentIdChecksum: aTextOnly,
    isBankCardNumber: aTextOnly,
    isCreditCode: aTextOnly,
    hasContactData: aTextOnly,
    hasControlSign: aTextOnly,
    hasLink: aTextOnly,
    isEmail: aTextOnly,
    isForeignNumber: aTextOnly,
    isHeic: [aFile],
    isPdf: [aFile],
    isLoginName: aTextOnly,
    isMobile: aTextOnly,
    isPaymentPassword: aTextOnly,
    isPrintable: aTextOnly,
    isResidentId: aTextOnly,
    isVerificationCode: aTextOnly,
    isSameName: [aText(), aText()],
    nameKey: aTextOnly,
    parseJson: aTextOnly,
    parseQuery: aTextOnly,
    parseYuan: aTextOnly,
    passesLuhn: aTextOnly,
    pictureTypeOf: [aFile],
    plainNumber: aTextOnly,
    printedText: aTextOnly,
    refusedInName: aTextOnly,
    refusePicture: [
      fc.constantFrom(
        'picture-refused',
        'picture-heic',
        'picture-broken',
        'picture-too-heavy',
        'picture-too-large',
        'picture-too-slow',
        'picture-too-small',
      ),
    ],
    typedName: aTextOnly,
    unprintableSigns: aTextOnly,
    readCount: aTextOnly,
    readDecimal: aTextOnly,
    readPrice: aTextOnly,
    readYuan: aTextOnly,
    typedMobile: aTextOnly,
    passwordWeakness: aTextOnly,
    repeatedPicture: [fc.array(fc.tuple(fc.constantFrom('front', 'back'), aText()))],
    rescaledSize: [fc.record({ width: aNumber(), height: aNumber() })],
    stripAngleBrackets: aTextOnly,
    stripChineseAndAngleBrackets: aTextOnly,
  },
  format: {
    calendarMonth: [aNumber(), aNumber()],
    calendarYear: [aNumber()],
    chineseTime: [aNumber(), aPattern],
    endOfDay: [aNumber(), aNumber()],
    parseDay: aTextOnly,
    parseInstant: aTextOnly,
    utcTime: [aNumber(), aPattern],
    formatAmount: [aNumber()],
    formatMoney: [aNumber()],
    moneyParts: [aNumber(), fc.constantFrom('exact', 'short'), fc.constantFrom(...LOCALES)],
    monthsSince: [aText(), aNumber()],
    shortMoney: [aNumber(), fc.constantFrom(...LOCALES)],
    typedYuan: [aNumber()],
    formatTime: [aNumber(), fc.constantFrom(...Object.keys(TIME_FORMATS), undefined)],
    csvText: [fc.array(fc.array(aText()))],
    readCsv: aTextOnly,
    formatCount: [aNumber()],
    formatYuan: [aNumber()],
    hexToRgb: aTextOnly,
    maskMiddle: [aText(), aNumber(), aNumber()],
    maskMobile: aTextOnly,
    remainingTime: [aNumber(), aNumber()],
    scaleNumber: [aNumber()],
    shortenNumber: [aNumber()],
    timeLeft: [aNumber()],
    toDayHourMinuteSecond: [aNumber()],
    toMilliseconds: [aNumber()],
  },
  messages: {
    failureText: [aFailure, aLocale],
    isLocale: [fc.option(aText(), { nil: undefined })],
    preferredLocale: [aText()],
    remainingTimeText: [aRemaining, aLocale],
  },
}
