import { searchText } from '../filter/search-text.ts'
import { edgesFrom, type SearchEdge } from './search-edges.ts'
import type { SearchPart } from './search-part.ts'

/** More parts than a person searches for at once; the rest is left out. */
const MAX_PARTS = 12

/**
 * The recognised parts of a search text and its unrecognised words, in their order. Words that are true of every shop
 * are left out, so that the result may be empty. Total and deterministic.
 */
export function readSearch(raw: string): readonly SearchPart[] {
  const typed = searchText(raw)
  const number = shopNumber(typed)
  return number === undefined ? readWords(typed) : [number]
}

/** The same for a text that is no shop's number after all. */
export function readWords(typed: string): readonly SearchPart[] {
  return joinedWords(cheapestChain(typed.toLowerCase()), typed)
    .map(({ from, to, meaning }) => ({ ...meaning, text: typed.slice(from, to), from, to }))
    .slice(0, MAX_PARTS)
}

/** A shop's number as it is compared: people leave out signs, and take one letter case for the other. */
export const shopNumberKey = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]/g, '')

const NUMBER = /^(店铺)?(编号|号|number|no|id)?_?(s[a-z0-9_到]{5,40})$/
/** So many letters without a digit, some of them without a meaning, are no words. */
const MIN_LETTERS = 18

/** The shop's own number, alone or named as one. */
function shopNumber(typed: string): SearchPart | undefined {
  const [, , named, number = ''] = NUMBER.exec(typed.toLowerCase()) ?? []
  const key = shopNumberKey(number)
  if (key.length < 6) return undefined
  if (named === undefined && !/\d/.test(key) && (key.length < MIN_LETTERS || areWords(typed))) return undefined
  const whole = { text: typed, from: 0, to: typed.length }
  return { ...whole, facet: 'number', values: [key], min: null, max: null, how: 'exact', word: number }
}

const areWords = (typed: string): boolean => readWords(typed).every(({ how }) => how !== 'unknown')

interface Step {
  readonly from: number
  readonly edge: SearchEdge
}

/** The edges from the beginning to the end that cost least together. */
function cheapestChain(text: string): readonly Step[] {
  const best: ({ readonly cost: number; readonly step: Step | null } | undefined)[] = [{ cost: 0, step: null }]
  for (let from = 0; from < text.length; from += 1) {
    const here = best[from]
    if (here === undefined) continue
    for (const edge of edgesFrom(text, from)) {
      const cost = here.cost + edge.cost
      if (cost < (best[edge.to]?.cost ?? Infinity)) best[edge.to] = { cost, step: { from, edge } }
    }
  }
  const steps: Step[] = []
  for (let step = best[text.length]?.step ?? null; step !== null; step = best[step.from]?.step ?? null) steps.push(step)
  return steps.reverse()
}

interface Stretch {
  readonly from: number
  readonly to: number
  readonly meaning: Exclude<SearchEdge['meaning'], string>
}

/**
 * Consecutive characters without a meaning of their own form one word. A single one that would be left out (家, 店) joins
 * the adjacent word.
 */
function joinedWords(steps: readonly Step[], typed: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  const isWord = (step: Step | undefined) =>
    step !== undefined && typeof step.edge.meaning !== 'string' && step.edge.meaning.how === 'unknown'
  const isOneCharacter = ({ from, edge }: Step) => edge.meaning === 'noise' && edge.to - from === 1
  steps.forEach((step, at) => {
    const { from, edge } = step
    const belongs = isOneCharacter(step) && isWord(steps[at - 1]) && isWord(steps[at + 1])
    if (typeof edge.meaning === 'string' && !belongs) return
    const last = stretches.at(-1)
    const continues = last !== undefined && last.to === from && last.meaning.how === 'unknown'
    if ((isWord(step) || belongs) && continues) {
      const word = typed.slice(last.from, edge.to)
      stretches[stretches.length - 1] = { from: last.from, to: edge.to, meaning: { ...last.meaning, word } }
    } else if (typeof edge.meaning !== 'string') stretches.push({ from, to: edge.to, meaning: edge.meaning })
  })
  return stretches
}
