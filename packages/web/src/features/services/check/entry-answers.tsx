import { platformOf } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { shortMoney } from '@diandu/core/format'
import {
  ENTITIES,
  ENTRY_DOCUMENTS,
  TRADEMARK_STANDINGS,
  type EntryAnswer,
  type EntryDocument,
  type EntryQuestion,
  type EntryRule,
  type EntryRules,
} from '@diandu/core/services'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import type { Locale } from '../../../messages/messages.ts'
import { entryCheckMessages } from '../../../messages/services/entry-check.messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import styles from '../services.module.css'

interface EntryAnswersProps {
  readonly rules: EntryRules
  readonly question: EntryQuestion
  readonly answers: readonly EntryAnswer[]
}

const TONES = { 'may-enter': 'green', 'documents-missing': 'amber', closed: 'plain' } as const

/** One card for each kind of shop, with the day and the source of what is said. */
export function EntryAnswers({ rules, question, answers }: EntryAnswersProps) {
  const messages = useMessages(entryCheckMessages)
  const locale = useLocale()
  if (answers.length === 0) return <Notice>{messages.nothing}</Notice>
  const name = nameIn(platformOf(question.platform).name, locale)
  const page = rules.pages.find(({ platform }) => platform === question.platform)
  return (
    <>
      <h3 className="mb-8 mt-16 type-body">{messages.results}</h3>
      <ul className="mb-12 grid gap-12">
        {answers.map((answer) => (
          <li key={answer.rule.id}>
            <OneAnswer answer={answer} question={question} />
          </li>
        ))}
      </ul>
      <Notice tone="warning" title={messages.asOf(rules.date)}>
        <span>{nameIn(rules.source, locale)}</span>
        {page !== undefined && (
          <a className="py-link block" href={page.url} target="_blank" rel="noreferrer noopener">
            {messages.toPlatform(name)}
          </a>
        )}
      </Notice>
    </>
  )
}

function OneAnswer({
  answer: { rule, standing, closedBy, missing },
  question,
}: {
  readonly answer: EntryAnswer
  readonly question: EntryQuestion
}) {
  const messages = useMessages(entryCheckMessages)
  const locale = useLocale()
  const documentNames = (documents: readonly EntryDocument[]) =>
    documents.map((document) => nameIn(ENTRY_DOCUMENTS[document], locale)).join(locale === 'en' ? '; ' : '、')
  const facts: (readonly [string, string])[] = [
    [messages.deposit, rangeText(rule.depositFen, locale)],
    [messages.yearly, rangeText(rule.yearlyFen, locale)],
  ]
  return (
    <Card>
      <p className="ends items-center">
        <strong>{nameIn(rule.kind, locale)}</strong>
        <Badge tone={TONES[standing]}>{messages.standings[standing]}</Badge>
      </p>
      {closedBy.map((reason) => (
        <p key={reason} className="mt-4 type-line">
          {reason === 'entity'
            ? messages.closedBy.entity(nameIn(ENTITIES[question.entity], locale))
            : messages.closedBy.trademark(nameIn(TRADEMARK_STANDINGS[rule.trademark], locale))}
        </p>
      ))}
      {standing === 'may-enter' && <p className="mt-4 type-line">{messages.complete}</p>}
      {standing === 'documents-missing' && (
        <>
          <p className="mt-12 type-line strong">{messages.missing}</p>
          <ul className={styles.list}>
            {missing.map((document) => (
              <li className="bullets" key={document}>
                {nameIn(ENTRY_DOCUMENTS[document], locale)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Facts facts={facts} />
      {rule.someTrades.length > 0 && (
        <p className="detail mt-4 mb-8">{messages.someTrades(documentNames(rule.someTrades))}</p>
      )}
      <p className="detail mt-4 mb-8">{nameIn(rule.note, locale)}</p>
    </Card>
  )
}

function rangeText({ min, max }: EntryRule['depositFen'], locale: Locale): string {
  const { none, range, upTo } = entryCheckMessages[locale]
  if (max === 0) return none
  if (min === max) return shortMoney(min, locale)
  return min === 0 ? upTo(shortMoney(max, locale)) : range(shortMoney(min, locale), shortMoney(max, locale))
}
