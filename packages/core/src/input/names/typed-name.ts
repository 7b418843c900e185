import { foldTyped } from '../cleaning/fold-typed.ts'
import { isPrintable } from './printable.ts'

/** Dots between the parts of a name, as keyboards and registers write them. */
const DOTS = /[·•・‧⋅∙᛫⸱⸳]/gu
/** A circle typed for the Han zero. */
const CIRCLES = /[○◯]/gu
const MAY_BE_IN_NAME = /^[\p{L}\p{M}〇·.' -]$/u

/**
 * A name in the one spelling that is stored: a point between Han characters, and any dot in the middle, is ·, a circle
 * is 〇, apostrophes and dashes are plain.
 */
export const typedName = (raw: string): string =>
  foldTyped(raw)
    .replace(DOTS, '·')
    .replace(CIRCLES, '〇')
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?<=[\p{Script=Han}]) ?[.·] ?(?=[\p{Script=Han}])/gu, '·')

/**
 * Key for comparison, never displayed: names are equal regardless of width, case, spaces, dots, marks between their
 * parts, and of the two zeros 〇 and 零.
 */
export const nameKey = (name: string): string =>
  typedName(name)
    .replace(/[\s·.'-]/gu, '')
    .replaceAll('零', '〇')
    .toUpperCase()

/** Whether two names are spelled like those of one person, or of one company. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** The characters that no name can have, each once: those that are in none, and those that no document can print. */
export const refusedInName = (name: string): readonly string[] => [
  ...new Set(Array.from(typedName(name)).filter((sign) => !MAY_BE_IN_NAME.test(sign) || !isPrintable(sign))),
]
