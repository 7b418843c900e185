import { formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import {
  SHOP_FACTS,
  TRANSFER_DOUBTS,
  TRANSFER_ROUTES,
  TRANSFER_VERDICTS,
  type TransferAnswer,
  type TransferSource,
} from '@diandu/core/transfers'
import type { Locale } from '../../../messages/messages.ts'
import { transferMessages } from '../../../messages/tools/transfer.messages.ts'

export interface TransferView {
  readonly verdict: TransferAnswer['verdict']
  readonly verdictText: string
  readonly route: string
  /** That the platform is to be asked, and why; null where it need not be. */
  readonly caution: { readonly title: string; readonly text: string } | null
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly lists: readonly TransferList[]
  /** The facts that no rule gives, of a route that is not refused. */
  readonly gaps: string
  readonly sources: readonly string[]
}

interface TransferList {
  readonly title: string
  readonly lines: readonly string[]
}

/** An answer in words. What was not found is named, and nothing is put in its place. */
export function transferView(answer: TransferAnswer, locale: Locale): TransferView {
  const messages = transferMessages[locale]
  const { verdict, route, doubts, missing, feeFen, days } = answer
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [messages.fee, feeFen === null ? null : formatMoney(feeFen)],
    [messages.days, days === null ? null : messages.workingDays(days.from, days.to)],
  ]
  const lists = (['conditions', 'documents', 'freezes'] as const).map((part) => ({
    title: messages[part],
    lines: answer[part].map((line) => nameIn(line, locale)),
  }))
  const notes = { title: messages.notes, lines: answer.notes.map((line) => nameIn(line, locale)) }
  const gaps = [
    ...lists.filter(({ lines }) => lines.length === 0).map(({ title }) => title),
    ...facts.filter(([, value]) => value === null).map(([label]) => label),
  ]
  const isPossible = verdict === 'open' || verdict === 'conditional'
  return {
    verdict,
    verdictText: nameIn(TRANSFER_VERDICTS[verdict], locale),
    route: route === undefined ? messages.noRoute : nameIn(TRANSFER_ROUTES[route], locale),
    caution:
      doubts.length === 0
        ? null
        : {
            title:
              missing.length === 0
                ? messages.ask
                : messages.missing(missing.map((fact) => nameIn(SHOP_FACTS[fact], locale)).join(messages.between)),
            text: messages.because(
              doubts.map((doubt) => nameIn(TRANSFER_DOUBTS[doubt], locale)).join(messages.betweenReasons),
            ),
          },
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    lists: [...lists, notes].filter(({ lines }) => lines.length > 0),
    gaps: isPossible && gaps.length > 0 ? messages.gaps(gaps.join(messages.between)) : '',
    sources: answer.sources.map((source) => sourceText(source, locale)),
  }
}

function sourceText({ publisher, address, part, readOn, datedOn }: TransferSource, locale: Locale): string {
  const messages = transferMessages[locale]
  return [
    messages.publishers[publisher],
    part === undefined ? address : `${address} (${nameIn(part, locale)})`,
    messages.readOn(readOn),
    datedOn === null ? messages.undated : messages.datedOn(datedOn),
  ].join(' · ')
}

/** The answers as they are copied and shared. */
export function transferText(title: string, answers: readonly TransferAnswer[], locale: Locale): string {
  const messages = transferMessages[locale]
  const versions = new Set(answers.map(({ version }) => messages.version(version)))
  return [
    title,
    ...answers.flatMap((answer) => {
      const { route, verdictText, caution, facts, lists, gaps, sources } = transferView(answer, locale)
      return [
        '',
        `${route}: ${verdictText}`,
        ...(caution === null ? [] : [`${caution.title} · ${caution.text}`]),
        ...facts.map(([label, value]) => `${label}: ${value}`),
        ...lists.flatMap(({ title: list, lines }) => [`${list}:`, ...lines.map((line) => `- ${line}`)]),
        ...(gaps === '' ? [] : [gaps]),
        ...(sources.length === 0 ? [] : [`${messages.sources}:`, ...sources.map((source) => `- ${source}`)]),
      ]
    }),
    '',
    `${[...versions].join(messages.between)} · ${messages.promise}`,
  ].join('\n')
}
