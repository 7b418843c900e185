import { INDUSTRIES } from '../industry.ts'
import type { ShopCard } from '../listing.ts'
import { platformOf, type Name, type PlatformId } from '../platform.ts'
import { SHOP_KINDS, type ShopKind } from '../shop-kind.ts'

type TitledCard = Pick<ShopCard, 'platform' | 'kind' | 'industry' | 'trademark' | 'taxpayer'>

/**
 * A one-line title: platform, industry, kind, trademark and taxpayer status. Built from the card's figures alone, so
 * that it can be given in every language and contains no praise.
 */
export function composeTitle({ platform, kind, industry, trademark, taxpayer }: TitledCard): Name {
  const { zh: where, en: whereEn } = shortNameOf(platform)
  const { zh: what, en: whatEn } = INDUSTRIES[industry]
  const isOther = industry === 'other'
  const isCompany = kind !== 'personal'
  const papers = [
    trademark === 'none' ? undefined : MARKS[trademark],
    isCompany && taxpayer === 'general' ? GENERAL : undefined,
  ].filter((paper) => paper !== undefined)
  return {
    zh: [spaced(where, `${isOther ? '' : what}${SHOP_KINDS[kind].zh}`), ...papers.map(({ zh }) => zh)].join(' · '),
    en: [
      [whereEn, ...(isOther ? [] : [lowerFirst(whatEn)]), KINDS_IN_A_SENTENCE[kind]].join(' '),
      ...papers.map(({ en }) => en),
    ].join(' · '),
  }
}

const MARKS = {
  registered: { zh: 'R标', en: 'registered trademark' },
  pending: { zh: 'TM标', en: 'trademark pending' },
} as const satisfies Record<string, Name>
const GENERAL: Name = { zh: '一般纳税人', en: 'general VAT' }

const KINDS_IN_A_SENTENCE: Readonly<Record<ShopKind, string>> = {
  flagship: 'flagship store',
  exclusive: 'authorized store',
  franchise: 'multi-brand store',
  enterprise: 'company shop',
  personal: 'personal shop',
}

/** Without the word for shop, which the kind says. */
function shortNameOf(platform: PlatformId): Name {
  const { zh, en } = platformOf(platform).name
  return { zh: zh.replace(/\s?(小店|店铺|网店|平台)$/, ''), en: en.replace(/ (online shop|platform)$/, '') }
}

/** A space between Latin letters and Chinese characters. */
const spaced = (one: string, other: string): string => `${one}${/[a-z]$/i.test(one) ? ' ' : ''}${other}`

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
