import { homedir, tmpdir } from 'node:os'
import { checkoutRoot } from '../server/checkout-root.ts'
import type { Hole } from './attack-finding.ts'
import type { AttackAnswer } from './send-request.ts'

/** Error texts of databases, and statements that are not among our own hostile texts. */
const SQL =
  /\bSELECT\s[\s\S]{0,400}?\sFROM\s|\bINSERT\s+INTO\s+\w|\bUPDATE\s+\w+\s+SET\s|\bDELETE\s+FROM\s+\w|syntax error at or near|invalid byte sequence for encoding|duplicate key value|violates [\w-]+ constraint|(?:relation|column) "\w+" (?:does not|of)|PGlite|PostgresError|\bpg_\w+/
const STACK =
  /^\s+at (?:async )?\S.*:\d+:\d+\)?\s*$|\bat (?:async )?[\w.<>$ ]+ \((?:file:|node:|\/).*?:\d+:\d+\)|node:internal\/|\b(?:Type|Range|Reference|Syntax)Error: /m
/** Paths of this machine, wherever it was installed. */
const PATHS = [checkoutRoot, homedir(), tmpdir(), '/node_modules/', 'file:///'].filter((path) => path.length > 2)
/** Our own hostile texts, where a browser would run them; escaped, or as text within data, they are harmless. */
const SCRIPT =
  /<script>diandu-mark|<img src=x onerror=diandu-mark|<svg onload=diandu-mark|<iframe srcdoc=diandu-mark|(?:href|src|action|content)=["']?javascript:diandu-mark/i
/** Types that a browser runs scripts in, and none at all, which it may guess. */
const RUNS_SCRIPTS = /^(?:text\/html|application\/xhtml|image\/svg|(?:text|application)\/xml|$)/i
/** The client's own programs and styles hold all kinds of words; they are the same for all visitors. */
const IS_UNCHANGED = /javascript|text\/css|image\/(?!svg)|font|pdf/

/** Content that no answer may have, unless the request itself contained it. */
export function holesIn(
  answer: AttackAnswer,
  answerText: string,
): readonly { readonly hole: Hole; readonly message: string }[] {
  const { status, contentType = '', text, isLate, isDropped } = answer
  const beginning = text.slice(0, 200)
  if (isLate) return [{ hole: 'hangs', message: `no answer after ${Math.round(answer.ms)} ms` }]
  return [
    ...(isDropped
      ? [
          {
            hole: 'drops the connection',
            message: status === 0 ? 'closed without an answer' : `${status}, cut: ${beginning}`,
          } as const,
        ]
      : []),
    ...(status >= 500 ? [{ hole: 'answers 5xx', message: `${status} ${beginning}` } as const] : []),
    ...(IS_UNCHANGED.test(contentType) ? [] : leaksIn(text, answerText)),
    ...(RUNS_SCRIPTS.test(contentType) && SCRIPT.test(text)
      ? [{ hole: 'reflects a script', message: SCRIPT.exec(text)?.[0] ?? '' } as const]
      : []),
  ]
}

function leaksIn(text: string, answerText: string): readonly { readonly hole: Hole; readonly message: string }[] {
  const found = (pattern: RegExp): string | undefined => {
    const [message] = pattern.exec(text) ?? []
    return message === undefined || answerText.includes(message) ? undefined : message.slice(0, 160)
  }
  const [sql, stack] = [found(SQL), found(STACK)]
  const path = PATHS.find((one) => text.includes(one) && !answerText.includes(one))
  return [
    ...(sql === undefined ? [] : [{ hole: 'tells SQL', message: sql } as const]),
    ...(stack === undefined ? [] : [{ hole: 'tells a stack', message: stack } as const]),
    ...(path === undefined ? [] : [{ hole: 'tells a path', message: path } as const]),
  ]
}
