import { PROVINCES, type Province } from '@diandu/core/catalog'
import { formatYuan } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { PostageTable } from '@diandu/core/tools'
import type { Locale } from '../../../messages/messages.ts'
import { postageMessages } from '../../../messages/tools/postage.messages.ts'
import { kilograms } from './postage-address.ts'

export const provinceNames = (provinces: readonly Province[], locale: Locale): string =>
  provinces.map((province) => nameIn(PROVINCES[province], locale)).join(postageMessages[locale].between)

/** What a seller pastes into the postage settings of a platform, zone by zone. */
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
        formatYuan(firstFen),
        formatYuan(furtherFen),
      )
    }),
    messages.notServed(provinceNames(notServed, locale)),
    messages.templateEnd(date),
  ].join('\n')
}
