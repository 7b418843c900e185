/**
 * The text that a request's signature is made over: parameters without `sign`, undefined and null left out, keys in
 * code-unit order, `key=value` joined by `&`; objects and arrays as JSON with sorted keys.
 */
export function signatureText(parameters: Readonly<Record<string, unknown>>): string {
  return Object.keys(parameters)
    .filter((key) => key !== 'sign' && parameters[key] !== undefined && parameters[key] !== null)
    .sort(byCodeUnit)
    .map((key) => `${key}=${valueText(parameters[key])}`)
    .join('&')
}

/** No call nests nearly as deep; a hostile request that does must not exhaust the stack before it is refused. */
const DEEPEST = 100

function valueText(value: unknown): string {
  return typeof value === 'object' ? jsonText(value, 0) : String(value)
}

/** Written by hand, because an object built again puts keys like "10" first and cannot hold "__proto__". */
function jsonText(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (depth > DEEPEST) return 'null'
  if (Array.isArray(value)) return `[${Array.from(value, (inner) => jsonText(inner, depth + 1)).join(',')}]`
  const members = value as Readonly<Record<string, unknown>>
  const texts = Object.keys(members)
    .filter((key) => members[key] !== undefined)
    .sort(byCodeUnit)
    .map((key) => `${JSON.stringify(key)}:${jsonText(members[key], depth + 1)}`)
  return `{${texts.join(',')}}`
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
