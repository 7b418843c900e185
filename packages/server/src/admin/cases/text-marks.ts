import type { CaseBlock } from '@diandu/core/admin'
import { hasContactData, hasLink } from '@diandu/core/input'
import type { Locale } from '@diandu/core/messages'
import type { Reads } from '../../database/index.ts'
import { wordContent, WORDS_ID } from '../../tools/index.ts'
import { caseTexts } from './case-texts.ts'

const TEXTS = caseTexts({
  title: { zh: '需留意的内容', en: 'Look at this' },
  contact: { zh: '含有联系方式', en: 'Contact details' },
  prohibited: { zh: '违禁词', en: 'Prohibited:' },
  link: { zh: '含有站外链接', en: 'A link to another site' },
})

export type TextMarks = (text: string) => readonly string[]

/** What a reviewer should look at in a text of a user: ways out of the market, and prohibited words, each once. */
export async function textMarks(db: Reads, locale: Locale): Promise<TextMarks> {
  const { contact, link, prohibited } = TEXTS(locale)
  const { check } = await wordContent.read(db, WORDS_ID)
  return (text) => [
    ...(hasContactData(text) ? [contact] : []),
    ...(hasLink(text) ? [link] : []),
    ...[...new Set(check(text).map(({ word }) => word))].map((word) => `${prohibited} ${word}`),
  ]
}

/** The same as a notice; none where nothing was found. */
export const markBlocks = (lines: readonly string[], locale: Locale): readonly CaseBlock[] =>
  lines.length === 0 ? [] : [{ kind: 'notice', isWarning: true, title: TEXTS(locale).title, lines }]
