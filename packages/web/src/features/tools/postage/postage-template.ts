import { PROVINCES, type Province } from '@diandu/core/catalog'
import { formatCount, formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { ParcelPostage, PostageTable } from '@diandu/core/tools'
import type { Locale } from '../../../messages/messages.ts'
import { postageMessages } from '../../../messages/tools/postage.messages.ts'
import { kilograms } from './postage-address.ts'

export const provinceNames = (provinces: readonly Province[], locale: Locale): string =>
  provinces.map((province) => nameIn(PROVINCES[province], locale)).join(postageMessages[locale].between)

type Fact = readonly [label: string, value: string]

/** How the postage of one parcel comes about, line by line. */
export function parcelFacts(
  parcel: ParcelPostage,
  { zones }: Pick<PostageTable, 'zones'>,
  locale: Locale,
): readonly Fact[] {
  const { sum } = postageMessages[locale]
  const zone = zones[parcel.zone]
  return [
    [sum.km, sum.kmValue(formatCount(parcel.km))],
    [sum.zone, zone === undefined ? parcel.zone : nameIn(zone, locale)],
    [sum.first(kilograms(parcel.firstGrams)), formatMoney(parcel.firstFen)],
    [
      sum.further(formatCount(parcel.furtherSteps), kilograms(parcel.furtherGrams)),
      formatMoney(parcel.furtherSteps * parcel.furtherFen),
    ],
    [sum.total, formatMoney(parcel.totalFen)],
  ]
}

/** The same as it is copied, with the date and the source of its prices. */
export function parcelText(parcel: ParcelPostage, table: PostageTable, to: Province, locale: Locale): string {
  const messages = postageMessages[locale]
  return [
    messages.parcel(nameIn(PROVINCES[table.from], locale), nameIn(PROVINCES[to], locale), kilograms(table.grams)),
    ...parcelFacts(parcel, table, locale).map(([label, value]) => `${label}: ${value}`),
    `${messages.source(table.date)} · ${nameIn(table.source, locale)}`,
  ].join('\n')
}

export function postageTemplate(table: PostageTable, locale: Locale): string {
  const messages = postageMessages[locale]
  const { from, firstGrams, furtherGrams, regions, zones, notServed, date } = table
  return [
    messages.templateHead(nameIn(PROVINCES[from], locale), kilograms(firstGrams), kilograms(furtherGrams)),
    ...regions.map(({ zone, provinces, firstFen, furtherFen }) => {
      const name = zones[zone]
      return messages.templateLine(
        name === undefined ? zone : nameIn(name, locale),
        provinceNames(provinces, locale),
        formatMoney(firstFen),
        formatMoney(furtherFen),
      )
    }),
    messages.notServed(provinceNames(notServed, locale)),
    messages.templateEnd(date),
  ].join('\n')
}
