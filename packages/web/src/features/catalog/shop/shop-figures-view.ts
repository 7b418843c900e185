import {
  byKind,
  FIGURE_NAMES,
  FIGURE_PARTS,
  levelName,
  percentText,
  plainFigure,
  plainFiguresOf,
  plainText,
  sourceOf,
  sourceSentence,
  statedFigures,
  TRADEMARK_STATES,
  TRANSFER_WAYS,
  type Figure,
  type FigurePart,
  type PlainFigureKey,
  type FigureRow,
  type FigureSource,
  type PlainValue,
  type ShopFigures,
} from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { countText } from '../count-text.ts'
import { moneyText } from '../money-text.ts'

export interface FigureView {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly by: FigureSource
  /** The source, in a sentence. */
  readonly detail: string
}

export interface FigureGroupView {
  readonly key: string
  readonly title: string
  readonly figures: readonly FigureView[]
}

/** All figures of a shop except its ratings and its monthly turnover, which are charts. */
export function shopFiguresView(figures: ShopFigures, locale: Locale): readonly FigureGroupView[] {
  const messages = shopMessages[locale].figures
  const view = <T>(key: FigureRow, figure: Figure<T>, write: (value: T) => string): FigureView => ({
    key,
    label: nameIn(FIGURE_NAMES[key], locale),
    value: write(figure.value),
    by: sourceOf(figure),
    detail: nameIn(sourceSentence(figure), locale),
  })
  const points = (value: number) => messages.points(String(value))
  const plain = (part: FigurePart): readonly FigureView[] =>
    statedFigures<PlainFigureKey, Figure<PlainValue>>(plainFiguresOf(part), figures).map(([key, figure]) =>
      view(plainFigure(key).row, figure, (value) =>
        byKind(key, value, {
          money: (fen) => moneyText(fen, locale),
          count: (count) => countText(count, locale),
          day: (day) => day,
          level: (level) => levelName(level, locale),
          'yes-no': (isSo, { answers }) =>
            answers === undefined ? messages[isSo ? 'yes' : 'no'] : nameIn(answers[isSo ? 'yes' : 'no'], locale),
          rate: percentText,
          choice: (choice) => nameIn(plainText(key, choice), locale),
          text: (text) => text,
          address: (address) => address,
        }),
      ),
    )
  return [
    {
      key: 'standing',
      title: nameIn(FIGURE_PARTS.standing, locale),
      figures: [
        ...plain('standing'),
        view('transferWay', figures.transferWay, (way) => nameIn(TRANSFER_WAYS[way], locale)),
      ],
    },
    {
      key: 'compliance',
      title: nameIn(FIGURE_PARTS.compliance, locale),
      figures: [
        view('general', figures.violations, ({ general }) => points(general)),
        view('severe', figures.violations, ({ severe }) => points(severe)),
        view('counterfeit', figures.violations, ({ counterfeit }) => points(counterfeit)),
        ...plain('compliance'),
      ],
    },
    {
      key: 'rights',
      title: nameIn(FIGURE_PARTS.rights, locale),
      figures: [
        view('trademark', figures.trademark, ({ state, niceClass }) =>
          [
            nameIn(TRADEMARK_STATES[state], locale),
            ...(niceClass > 0 ? [messages.niceClass(String(niceClass))] : []),
          ].join(' · '),
        ),
        view('holder', figures.trademark, ({ holder }) =>
          holder.trim() === '' ? catalogMessages[locale].none : holder,
        ),
        ...plain('rights'),
      ],
    },
    {
      key: 'business',
      title: nameIn(FIGURE_PARTS.business, locale),
      figures: plain('business'),
    },
  ]
}
