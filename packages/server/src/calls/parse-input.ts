import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Call } from '@diandu/wire'
import * as v from 'valibot'
import { truncated } from '../kernel/index.ts'

/** Fails with the first invalid field, by name. */
export function parseInput(endpoint: Pick<Call, 'input'>, input: unknown): Result<unknown> {
  const parsed = v.safeParse(endpoint.input, input, { abortEarly: true })
  if (parsed.success) return ok(parsed.output)
  const [issue] = parsed.issues
  const field = v.getDotPath(issue) ?? ''
  return fail(
    isMissing(issue) && field !== ''
      ? refused('parameter-missing', `缺少参数：${field}`, field)
      : badParameter(field, wordOf(issue)),
  )
}

/**
 * The refusal of one field, by the beginning of whatever name the caller gave it; '' where the input as a whole is
 * wrong.
 */
export function badParameter(name: string, word: string) {
  const field = truncated(name)
  const message = `参数校验失败：${field === '' ? '' : `${field} `}${word}`
  return field === '' ? refused('bad-parameter', message) : refused('bad-parameter', message, field)
}

/** Not there at all, and not merely of no kind that is wanted. */
const isMissing = (issue: v.BaseIssue<unknown>): boolean =>
  issue.kind === 'schema' && issue.expected !== 'never' && issue.received === 'undefined'

/** A schema that has its own words in Chinese keeps them; the library's are in English and for programmers. */
function wordOf(issue: v.BaseIssue<unknown>): string {
  if (/\p{Script=Han}/u.test(issue.message)) return issue.message
  if (issue.expected === 'never') return '不是可用的参数'
  return issue.kind === 'schema' ? '类型不正确' : '内容不合要求'
}
