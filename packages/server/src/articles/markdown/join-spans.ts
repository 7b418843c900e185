import type { Span } from '@diandu/core/articles'

/** A line in as few pieces as it is written in, each line break a space, and nothing around it. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const text = span.text.replaceAll(/\s*\n\s*/g, breakBetween)
    const last = joined.at(-1)
    if (last !== undefined && looksAlike(last, span)) joined[joined.length - 1] = { ...last, text: last.text + text }
    else joined.push({ ...span, text })
  }
  return joined.filter(({ text }) => text !== '')
}

/** In Chinese a line goes on where it was broken; words of other scripts stay apart. */
const breakBetween = (_break: string, at: number, whole: string): string =>
  /\p{Script=Han}|[，。；：、！？”’）》]/u.test(whole[at - 1] ?? '') ? '' : ' '

const looksAlike = (one: Span, other: Span): boolean =>
  one.href === other.href &&
  one.isStrong === other.isStrong &&
  one.isEmphasised === other.isEmphasised &&
  one.isCode === other.isCode
