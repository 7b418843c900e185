import {
  isIndustry,
  isPlatformId,
  isProvince,
  isShopKind,
  isTrademarkState,
  PLAIN_FIGURE_KEYS,
  plainFigure,
  TRANSFER_WAYS,
  type PlainValue,
  type PlainValues,
  type PlatformId,
  type ShopKind,
  type TransferWay,
} from '../catalog/index.ts'
import { parseDay } from '../format/index.ts'
import {
  cleanTextarea,
  foldTyped,
  isMobile,
  readCount,
  readDecimal,
  readYuan,
  stripAngleBrackets,
  typedMobile,
  unprintableSigns,
} from '../input/index.ts'
import { fail, ok, type Result } from '../kernel/index.ts'
import type { OfferedPhoto, Offering } from './offering.ts'
import type { SellFault, SellFaults } from './sell-fault.ts'
import { exportedIn, type SellField, type SellForm } from './sell-form.ts'

export const SELL_LENGTHS = {
  title: { min: 4, max: 40 },
  description: { min: 10, max: 1_000 },
  level: { min: 1, max: 20 },
  holder: { min: 2, max: 40 },
  contactName: { min: 2, max: 20 },
} as const
/** Printed in the contract. */
const PRINTED: ReadonlySet<SellField> = new Set(['title', 'level', 'holder', 'platformShopId', 'shopHolder'])
/** A host with a dot, and whatever follows it; no name or password before it. */
const ADDRESS = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?(?:[/?#][!-~]*)?$/i
export const MAX_SALE_PHOTOS = 9
export const MIN_PRICE_FEN = 10_000
export const MAX_PRICE_FEN = 10_000_000_000
/** The day before which there was no online shop to be opened. */
const FIRST_DAY = '1999-01-01'

/**
 * The content of a seller's form, or the fault of each field. The page checks while the form is filled in, and the
 * server when it is submitted.
 */
export function readSellForm(form: SellForm, nowMs: number): Result<Offering, SellFaults> {
  const faults = new Map<SellField, SellFault>()
  const line = (field: SellField, { min, max }: Limits, clean: (raw: string) => string = oneLine): string => {
    const text = clean(form[field])
    const length = Array.from(text).length
    if (length === 0) faults.set(field, 'missing')
    else if (length < min) faults.set(field, 'too-short')
    else if (length > max) faults.set(field, 'too-long')
    else if (PRINTED.has(field) && unprintableSigns(text).length > 0) faults.set(field, 'unprintable')
    return text
  }
  const words = (field: keyof typeof SELL_LENGTHS, clean?: (raw: string) => string): string =>
    line(field, SELL_LENGTHS[field], clean)
  const chosen = <T extends string>(field: SellField, is: (text: string) => text is T): T => {
    const text = form[field]
    if (is(text)) return text
    faults.set(field, 'not-a-choice')
    return text as T
  }
  const yes = (field: SellField): boolean => {
    if (form[field] !== 'yes' && form[field] !== 'no') faults.set(field, 'not-a-choice')
    return form[field] === 'yes'
  }
  const amount = (field: SellField, from: number, to: number): number => {
    const read = readYuan(form[field])
    if (!read.ok) {
      if (read.failure !== 'empty') faults.set(field, read.failure === 'too-large' ? 'out-of-range' : 'not-a-number')
      else if (from > 0) faults.set(field, 'missing')
      return 0
    }
    if (read.value < from || read.value > to) faults.set(field, 'out-of-range')
    return read.value
  }
  const count = (field: SellField, to: number): number => {
    if (foldTyped(form[field]) === '') return 0
    const read = readCount(form[field])
    if (read === undefined) faults.set(field, 'not-a-number')
    else if (read > to) faults.set(field, 'out-of-range')
    return read ?? Number.NaN
  }
  const rating = (field: SellField): number => {
    const text = readDecimal(form[field]) ?? form[field].trim()
    if (text === '') faults.set(field, 'missing')
    else if (!/^\d(?:\.\d{1,2})?$/.test(text)) faults.set(field, 'not-a-number')
    else if (Number(text) > 5) faults.set(field, 'out-of-range')
    return Number(text)
  }
  const day = (field: SellField): string => {
    const text = foldTyped(form[field])
    const at = parseDay(text)
    if (text === '') faults.set(field, 'missing')
    else if (Number.isNaN(at) || text < FIRST_DAY || at > nowMs) faults.set(field, 'not-a-day')
    return text
  }
  const percent = (field: SellField): number => {
    const text = readDecimal(form[field]) ?? foldTyped(form[field])
    if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) faults.set(field, 'not-a-number')
    else if (Number(text) > 100) faults.set(field, 'out-of-range')
    return Math.round(Number(text) * 100)
  }
  const address = (field: SellField, max: number): string => {
    const text = foldTyped(form[field])
    if (!ADDRESS.test(text)) faults.set(field, 'not-an-address')
    else if (text.length > max) faults.set(field, 'too-long')
    return text
  }
  const platform = Number(form.platform)
  if (!/^\d{1,2}$/.test(form.platform) || !isPlatformId(platform)) faults.set('platform', 'not-a-choice')
  const kind = chosen('kind', isShopKind)
  const transferWay = chosen('transferWay', isTransferWay)
  if (isShopKind(kind) && isTransferWay(transferWay) && !transferWaysFor(kind).includes(transferWay))
    faults.set('transferWay', 'does-not-fit')
  const trademark = chosen('trademark', isTrademarkState)
  const hasMark = trademark === 'registered' || trademark === 'pending'
  const niceClass = hasMark ? count('niceClass', 45) : 0
  if (hasMark && niceClass === 0) faults.set('niceClass', 'missing')
  const contactMobile = typedMobile(form.contactMobile)
  if (contactMobile === '') faults.set('contactMobile', 'missing')
  else if (!isMobile(contactMobile)) faults.set('contactMobile', 'not-a-mobile')
  if (form.consent !== 'yes') faults.set('consent', 'not-agreed')
  const exported = exportedIn(form.exported)
  if (exported.join(' ') !== form.exported) faults.set('exported', 'not-a-choice')
  const photos = photosIn(form.photos)
  if (photos === undefined) faults.set('photos', 'not-pictures')
  else if (photos.length > MAX_SALE_PHOTOS) faults.set('photos', 'too-long')
  const plain = (figure: ReturnType<typeof plainFigure>): PlainValue | undefined => {
    const { kind, field, max = Infinity, choices = {}, isOptional = false } = figure
    if (isOptional && foldTyped(form[field]) === '') return undefined
    switch (kind) {
      case 'money':
        return amount(field, 0, max)
      case 'count':
        return count(field, max)
      case 'day':
        return day(field)
      case 'level':
        return words('level')
      case 'yes-no':
        return yes(field)
      case 'rate':
        return percent(field)
      case 'choice':
        return chosen(field, (text): text is string => Object.hasOwn(choices, text))
      case 'text':
        return line(field, { min: 2, max })
      case 'address':
        return address(field, max)
    }
  }
  const values = PLAIN_FIGURE_KEYS.map((key) => [key, plain(plainFigure(key))] as const)
  const offering: Offering = {
    ...(Object.fromEntries(values.filter(([, value]) => value !== undefined)) as unknown as PlainValues),
    platform: platform as PlatformId,
    kind,
    industry: chosen('industry', isIndustry),
    title: words('title'),
    province: chosen('province', isProvince),
    description: words('description', cleanTextarea),
    photos: photos ?? [],
    described: rating('described'),
    service: rating('service'),
    delivery: rating('delivery'),
    general: count('general', 999),
    severe: count('severe', 999),
    counterfeit: count('counterfeit', 999),
    exported,
    priceFen: amount('price', MIN_PRICE_FEN, MAX_PRICE_FEN),
    transferWay,
    trademark,
    niceClass,
    holder: hasMark ? words('holder') : '',
    contact: { name: words('contactName'), mobile: contactMobile },
  }
  return faults.size === 0 ? ok(offering) : fail(Object.fromEntries(faults))
}

interface Limits {
  readonly min: number
  readonly max: number
}

/** A company's share is sold with a company only, a person's name changes with a personal shop only. */
export const transferWaysFor = (kind: ShopKind): readonly TransferWay[] =>
  kind === 'personal'
    ? ['platform-transfer', 'real-name-change']
    : kind === 'enterprise'
      ? ['platform-transfer', 'company-transfer', 'equity-transfer', 'real-name-change']
      : ['platform-transfer', 'company-transfer', 'equity-transfer']

export const isTransferWay = (text: string): text is TransferWay => Object.hasOwn(TRANSFER_WAYS, text)

/** In one line, without anything that could be taken for markup. */
const oneLine = (raw: string): string =>
  stripAngleBrackets(raw)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** The photos of a form, which are stored in one text; undefined for any other text. */
export function photosIn(text: string): readonly OfferedPhoto[] | undefined {
  if (text === '') return []
  try {
    const value = JSON.parse(text) as unknown
    if (!Array.isArray(value)) return undefined
    const photos = value.map((one: unknown) => {
      const { id, url } = (one ?? {}) as Readonly<Record<string, unknown>>
      return typeof id === 'string' && id.length <= 200 && (url === undefined || typeof url === 'string')
        ? { id, url }
        : undefined
    })
    return photos.every((photo) => photo !== undefined) ? photos : undefined
  } catch {
    return undefined
  }
}

export const photosText = (photos: readonly OfferedPhoto[]): string =>
  photos.length === 0 ? '' : JSON.stringify(photos)
