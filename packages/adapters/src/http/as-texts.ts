/** Query parameters travel as text; what is not given does not travel. */
export function asTexts(parameters: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
