import type { Locale } from '@diandu/core/messages'
import type { ConfigProviderProps } from 'antd'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'

type LibraryLocale = NonNullable<ConfigProviderProps['locale']>

/** The library takes names of months and days from dayjs, where only English is loaded. */
function withChineseNames(locale: LibraryLocale): LibraryLocale {
  const { DatePicker } = locale
  if (DatePicker === undefined) return locale
  const lang = {
    ...DatePicker.lang,
    shortWeekDays: [...'日一二三四五六'],
    shortMonths: Array.from({ length: 12 }, (_, place) => `${place + 1}月`),
  }
  return { ...locale, DatePicker: { ...DatePicker, lang } }
}

export const LIBRARY_LOCALES: Readonly<Record<Locale, LibraryLocale>> = { 'zh-CN': withChineseNames(zhCN), en: enUS }
