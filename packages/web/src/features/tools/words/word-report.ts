import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { WORD_CLASSES, type WordClass, type WordGroup, type WordHit, type WordList } from '@diandu/core/tools'
import type { Locale } from '../../../messages/messages.ts'
import { wordCheckMessages } from '../../../messages/tools/word-check.messages.ts'

/** One prohibited word, however often it is in the text. */
export interface FoundWord {
  readonly word: string
  readonly group: WordGroup
  readonly suggestion: string
  readonly times: number
}

/** A stretch of the text, marked or not. */
export interface TextPiece {
  readonly key: number
  readonly text: string
  readonly group: WordGroup | undefined
}

export interface WordReport {
  /** The forbidden ones first, then by how often they are there. */
  readonly words: readonly FoundWord[]
  readonly classes: readonly (readonly [WordClass, number])[]
  /** The same words by their class, in the order of `classes`. */
  readonly byClass: readonly (readonly [WordClass, readonly FoundWord[]])[]
  readonly pieces: readonly TextPiece[]
  /** How many places are not marked any more. */
  readonly unmarked: number
}

/** More marks than a person goes through at once; a phone draws so many without a pause. */
const MAX_MARKS = 400

export function wordReport(text: string, hits: readonly WordHit[], { groups }: WordList): WordReport {
  const groupOf = new Map(groups.map((group) => [group.id, group]))
  const words = new Map<string, FoundWord>()
  const classes = new Map<WordClass, number>()
  for (const { word, group: id, suggestion } of hits) {
    const group = groupOf.get(id)
    if (group === undefined) continue
    words.set(word, { word, group, suggestion, times: (words.get(word)?.times ?? 0) + 1 })
    classes.set(group.class, (classes.get(group.class) ?? 0) + 1)
  }
  const sorted = [...words.values()].toSorted(
    (one, other) => rank(one.group) - rank(other.group) || other.times - one.times,
  )
  const sortedClasses = [...classes].toSorted(([, one], [, other]) => other - one)
  return {
    words: sorted,
    classes: sortedClasses,
    byClass: sortedClasses.map(([name]) => [name, sorted.filter(({ group }) => group.class === name)]),
    pieces: piecesOf(text, hits.slice(0, MAX_MARKS), groupOf),
    unmarked: Math.max(0, hits.length - MAX_MARKS),
  }
}

const rank = ({ severity }: WordGroup): number => (severity === 'forbidden' ? 0 : 1)

function piecesOf(
  text: string,
  hits: readonly WordHit[],
  groupOf: ReadonlyMap<string, WordGroup>,
): readonly TextPiece[] {
  let at = 0
  const pieces = hits.flatMap(({ start, end, group }): readonly TextPiece[] => {
    const before = { key: at, text: text.slice(at, start), group: undefined }
    at = end
    return [before, { key: start, text: text.slice(start, end), group: groupOf.get(group) }]
  })
  return [...pieces, { key: at, text: text.slice(at), group: undefined }].filter((piece) => piece.text !== '')
}

/** The result as it is copied. */
export function reportText({ words }: WordReport, list: WordList, locale: Locale): string {
  const messages = wordCheckMessages[locale]
  if (words.length === 0)
    return [`${messages.heading} · ${messages.clean}`, `${list.date} · ${nameIn(list.source, locale)}`].join('\n')
  const count = words.reduce((sum, { times }) => sum + times, 0)
  return [
    `${messages.heading} · ${messages.found(formatCount(count))}`,
    ...words.map(({ word, group, suggestion, times }) =>
      [
        `${word} (${messages.times(formatCount(times))}, ${messages[group.severity]}, ${nameIn(WORD_CLASSES[group.class], locale)})`,
        `${messages.suggestion}: ${suggestion === '' ? messages.leaveOut : suggestion}`,
        `${messages.law}: ${nameIn(group.law, locale)}`,
      ].join(' · '),
    ),
    `${list.date} · ${nameIn(list.source, locale)}`,
  ].join('\n')
}
