import type { Name } from '@diandu/core/kernel'
import type * as v from 'valibot'

/** The schema's own words where it has some in both languages, with “ / ” between; else those of its kind. */
export function issueWords(issue: v.BaseIssue<unknown>): Name {
  const [zh, en] = issue.message.split(' / ')
  if (zh !== undefined && en !== undefined && HAN.test(zh)) return { zh, en }
  if (issue.received === 'undefined') return { zh: '缺少这一项', en: 'It is missing' }
  if (issue.expected === 'never') return { zh: '没有这一项', en: 'There is no such part' }
  const words = WORDS[issue.type]?.(String(issue.requirement ?? ''))
  if (words !== undefined) return words
  return HAN.test(issue.message)
    ? { zh: issue.message, en: issue.message }
    : { zh: `格式不对（${issue.message}）`, en: issue.message }
}

const HAN = /\p{Script=Han}/u

const WORDS: Readonly<Record<string, (limit: string) => Name>> = {
  string: () => ({ zh: '须为文字', en: 'It has to be words' }),
  number: () => ({ zh: '须为数字', en: 'It has to be a number' }),
  boolean: () => ({ zh: '须选择是或否', en: 'It has to be yes or no' }),
  integer: () => ({ zh: '须为整数', en: 'It has to be a whole number' }),
  safe_integer: () => ({ zh: '须为整数', en: 'It has to be a whole number' }),
  picklist: () => ({ zh: '请从选项中选择', en: 'It has to be one of the choices' }),
  variant: () => ({ zh: '请从选项中选择', en: 'It has to be one of the choices' }),
  iso_date: () => ({ zh: '须为日期，如 2026-11-23', en: 'It has to be a day, such as 2026-11-23' }),
  starts_with: () => ({ zh: '须为 https 地址', en: 'It has to be an https address' }),
  url: () => ({ zh: '须为网址', en: 'It has to be an address' }),
  min_length: (limit) => ({ zh: `至少 ${limit} 个`, en: `${limit} at least` }),
  max_length: (limit) => ({ zh: `最多 ${limit} 个`, en: `${limit} at most` }),
  min_value: (limit) => ({ zh: `不能小于 ${limit}`, en: `It must not be less than ${limit}` }),
  max_value: (limit) => ({ zh: `不能大于 ${limit}`, en: `It must not be more than ${limit}` }),
}
