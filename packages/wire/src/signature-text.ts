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

function valueText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(sorted(value)) : String(value)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => byCodeUnit(a, b)).map(([key, inner]) => [key, sorted(inner)]))
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
