import { contentKind, type ContentKind } from '@diandu/core/admin'
import { parseJson } from '@diandu/core/input'

/** A text as its form fills it in: JSON, or the lines of a head and the `text` behind them. Undefined: not readable. */
export function readText(kind: ContentKind, body: string): unknown {
  if (contentKind(kind).format === 'json') return parseJson(body) ?? undefined
  const [whole, head = '', text = ''] = /^---\n([^]*?)\n---\n?([^]*)$/.exec(body) ?? []
  if (whole === undefined) return undefined
  const lines = head.split('\n').map((line) => /^([a-z]+):[^\S\n]*(.*?)\s*$/.exec(line))
  return lines.some((line) => line === null)
    ? undefined
    : { ...Object.fromEntries(lines.map((line) => [line?.[1] ?? '', line?.[2] ?? ''])), text }
}

/** Of a head, lines in this order; what is empty is left out. */
export function writeText(kind: ContentKind, value: unknown, keys: readonly string[]): string {
  if (contentKind(kind).format === 'json') return `${JSON.stringify(value, null, 2)}\n`
  const { text, ...head } = value as Readonly<Record<string, string>>
  const filled = keys.filter((key) => (head[key] ?? '').trim() !== '')
  return ['---', ...filled.map((key) => `${key}: ${head[key]?.replaceAll(/\s+/g, ' ')}`), '---', text ?? ''].join('\n')
}

/** The value with one of its parts changed; what is not changed stays the same object. */
export function withPart(value: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part
  const before = (value as Readonly<Record<string, unknown>> | undefined)?.[key]
  const changed = withPart(before, rest, part)
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed }
}

/** Words, one a line; lines without a word are none. */
export const asLines = {
  print: (value: unknown): string => (Array.isArray(value) ? value.join('\n') : ''),
  parse: (text: string): unknown => linesOf(text),
}

/** Pairs, one a line with “=” between; without it, the second is empty. */
export const asPairs = {
  print: (value: unknown): string =>
    Object.entries(value ?? {})
      .map(([word, other]) => `${word} = ${String(other)}`.trimEnd())
      .join('\n'),
  parse: (text: string): unknown =>
    Object.fromEntries(
      linesOf(text).map((line) => {
        const [word = '', ...other] = line.split('=')
        return [word.trim(), other.join('=').trim()]
      }),
    ),
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
