import { fail, ok, type Result } from '@diandu/core/kernel'
import { RESERVED_PARAMETERS } from '@diandu/wire'
import { badParameter } from '../../calls/index.ts'

export type Parameters = Readonly<Record<string, unknown>>

/** The parameters of an address. The same one twice is refused: which of them counts would be a guess. */
export function queryParameters(url: string): Result<Parameters> {
  const start = url.indexOf('?')
  const parameters: [string, string][] = start < 0 ? [] : [...new URLSearchParams(url.slice(start + 1))]
  const names = new Set<string>()
  for (const [name] of parameters) {
    if (names.has(name)) return fail(badParameter(name, '出现了两次'))
    names.add(name)
  }
  return ok(record(parameters))
}

/** The parameters of a body; none at all is an empty one. */
export function bodyParameters(body: unknown): Result<Parameters> {
  if (body === undefined || body === null) return ok({})
  if (typeof body !== 'object' || Array.isArray(body)) return fail(badParameter('', '请求内容应为 JSON 对象'))
  return ok(body as Parameters)
}

/** Without what only signs the request and what its answer is sealed with. */
export function inputOf(parameters: Parameters): Parameters {
  return record(
    Object.entries(parameters).filter(([name]) => !(RESERVED_PARAMETERS as readonly string[]).includes(name)),
  )
}

/** `fromEntries` defines keys and never assigns them, so that `__proto__` is a name like any other. */
const record = (entries: readonly (readonly [string, unknown])[]): Parameters => Object.fromEntries(entries)
