const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** In which line of a JSON text a place stands; of one that is missing, what it should be in. */
export function lineInJson(text: string, place: readonly unknown[]): number {
  const levels: { readonly isList: boolean; key: unknown }[] = []
  let isKeyNext = false
  let found = { depth: 0, index: 0 }
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const level = levels.at(-1)
    const isKey = isKeyNext && token.startsWith('"')
    if (isKey && level !== undefined) level.key = JSON.parse(token)
    const isHere = levels.length > found.depth && levels.every(({ key }, depth) => key === place[depth])
    if (isHere && (isKey || level?.isList === true) && !'}],:'.includes(token)) found = { depth: levels.length, index }
    isKeyNext = token === '{' || (token === ',' && level?.isList === false)
    if (token === '{' || token === '[') levels.push({ isList: token === '[', key: token === '[' ? 0 : undefined })
    if (token === '}' || token === ']') levels.pop()
    if (token === ',' && level?.isList === true) level.key = Number(level.key) + 1
  }
  return text.slice(0, found.index).split('\n').length
}

/** In which line of a JSON text these words are said for the last time: the one too many, where they come twice. */
export const lineSaying = (text: string, words: string): number =>
  text.slice(0, Math.max(0, text.lastIndexOf(JSON.stringify(words)))).split('\n').length
