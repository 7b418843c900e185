import {
  FIGURE_NAMES,
  FIGURE_PARTS,
  levelName,
  LOANS,
  sourceOf,
  sourceSentence,
  TAXPAYER_KINDS,
  TRADEMARK_STATES,
  TRANSFER_WAYS,
  type Figure,
  type FigureSource,
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
  const view = <T>(key: keyof typeof FIGURE_NAMES, figure: Figure<T>, write: (value: T) => string): FigureView => ({
    key,
    label: nameIn(FIGURE_NAMES[key], locale),
    value: write(figure.value),
    by: sourceOf(figure),
    detail: nameIn(sourceSentence(figure), locale),
  })
  const yesNo = (value: boolean) => (value ? messages.yes : messages.no)
  const points = (value: number) => messages.points(String(value))
  const money = (fen: number) => moneyText(fen, locale)
  return [
    {
      key: 'standing',
      title: nameIn(FIGURE_PARTS.standing, locale),
      figures: [
        view('openedOn', figures.openedOn, (day) => day),
        view('level', figures.level, (level) => levelName(level, locale)),
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
        view('loans', figures.hasLoans, (hasLoans) => nameIn(LOANS[hasLoans ? 'yes' : 'no'], locale)),
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
        view('taxpayer', figures.taxpayer, (kind) => nameIn(TAXPAYER_KINDS[kind], locale)),
        view('registeredCapital', figures.registeredCapitalFen, money),
        view('consumerDeposit', figures.consumerDepositFen, money),
        view('annualFee', figures.annualFeeFen, money),
        view('otherFees', figures.otherFeesFen, money),
      ],
    },
    {
      key: 'business',
      title: nameIn(FIGURE_PARTS.business, locale),
      figures: [
        view('monthlyTurnover', figures.monthlyTurnoverFen, money),
        view('fans', figures.fans, (fans) => countText(fans, locale)),
        view('stock', figures.carriesStock, yesNo),
        view('teaches', figures.teachesOperation, yesNo),
      ],
    },
  ]
}
