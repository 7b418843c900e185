import { formatCount, formatMoney, maskMiddle } from '../../format/index.ts'
import { levelName } from '../card/level-name.ts'
import type { Name } from '../platform.ts'
import {
  FILTERED_FIGURE_KEYS,
  PLAIN_FIGURE_KEYS,
  plainFigure,
  type FigureKind,
  type FilteredFigureKey,
  type FilteredValues,
  type PlainFigure,
  type PlainFigureKey,
  type PlainValue,
  type ValueOfKind,
} from './plain-figures.ts'

/** The stated ones of these figures, in their order. */
export const statedFigures = <Key extends string, F>(
  keys: readonly Key[],
  figures: Readonly<Partial<Record<Key, F>>>,
): readonly (readonly [Key, F])[] =>
  keys.flatMap((key) => {
    const figure = figures[key]
    return figure === undefined ? [] : [[key, figure] as const]
  })

/** The values of a card by which lists are filtered. */
export const filteredValues = (
  figures: Readonly<Partial<Record<FilteredFigureKey, { readonly value: string }>>>,
): FilteredValues =>
  Object.fromEntries(
    statedFigures(FILTERED_FIGURE_KEYS, figures).map(([key, { value }]) => [key, value]),
  ) as unknown as FilteredValues

/** Calls the function that is given for the kind of the figure, with its value. */
export function byKind<T>(
  key: PlainFigureKey,
  value: PlainValue,
  cases: { readonly [Kind in FigureKind]: (value: ValueOfKind[Kind], figure: PlainFigure) => T },
): T {
  const figure = plainFigure(key)
  return (cases[figure.kind] as (value: unknown, figure: PlainFigure) => T)(value, figure)
}

/** A value in words, exactly: no sum is rounded and no count shortened. */
export const plainText = (key: PlainFigureKey, value: PlainValue): Name =>
  byKind(key, value, {
    money: moneyName,
    count: (count) => same(formatCount(count)),
    rate: (rate) => same(percentText(rate)),
    day: same,
    level: (level) => ({ zh: level, en: levelName(level, 'en') }),
    'yes-no': (isSo, { answers = YES_NO }) => answers[isSo ? 'yes' : 'no'],
    choice: (choice, { choices = {} }) => choices[choice] ?? same(choice),
    text: same,
    address: same,
  })

/** Hundredths of a percent, as a reader writes them. */
export const percentText = (rate: number): string => `${rate / 100}%`

const SCHEME = 'https://'
const MASKED_KEYS = PLAIN_FIGURE_KEYS.filter((key) => plainFigure(key).isMasked)

/** The figures as a visitor sees them: of those that would lead past this market, both ends only. */
export const publicFigures = <Figures extends Readonly<Partial<Record<PlainFigureKey, { readonly value: unknown }>>>>(
  figures: Figures,
): Figures => ({
  ...figures,
  ...Object.fromEntries(
    statedFigures(MASKED_KEYS, figures).map(([key, figure]) => [
      key,
      {
        ...figure,
        value: maskMiddle(String(figure.value), plainFigure(key).kind === 'address' ? SCHEME.length + 2 : 2, 2),
      },
    ]),
  ),
})

const YES_NO = { yes: { zh: '是', en: 'Yes' }, no: { zh: '否', en: 'No' } } as const
export const NONE: Name = { zh: '无', en: 'None' }
export const same = (text: string): Name => ({ zh: text, en: text })
export const moneyName = (fen: number): Name => (fen === 0 ? NONE : same(formatMoney(fen)))
