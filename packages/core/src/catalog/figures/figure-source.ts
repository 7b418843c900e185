import { formatTime } from '../../format/index.ts'
import { FIGURE_SOURCES } from '../card/inspection-words.ts'
import type { Figure, FigureEvidence, FigureSource, ShopFigures } from '../listing.ts'
import { statedFigures } from './figure-values.ts'
import { PLAIN_FIGURE_KEYS } from './plain-figures.ts'
import type { Name } from '../platform.ts'

/** The figures of a listing that an inspector can confirm: all but the single months, which make the average. */
export const INSPECTED_FIGURES = [
  ...PLAIN_FIGURE_KEYS,
  'ratings',
  'violations',
  'trademark',
  'transferWay',
] as const satisfies readonly (keyof ShopFigures)[]

export type InspectedFigure = (typeof INSPECTED_FIGURES)[number]

/** A figure without its value: who states it, when, and what is stored as evidence. */
export type SourcedFigure = Pick<Figure<unknown>, 'by' | 'at' | 'evidence'>

type ConfirmedEvidence = FigureEvidence & { readonly confirmedAt: number }

const isConfirmed = (evidence: FigureEvidence | undefined): evidence is ConfirmedEvidence =>
  evidence !== undefined && evidence.digests.length > 0 && evidence.confirmedAt !== null

/** Who vouches for a figure: a mark without stored evidence, or without a second reviewer, vouches for nothing. */
export const sourceOf = ({ by, evidence }: SourcedFigure): FigureSource =>
  by === 'inspector' && !isConfirmed(evidence) ? 'seller' : by

/** The stated figures that an inspector can confirm. */
export const inspectedIn = (figures: ShopFigures): readonly (readonly [InspectedFigure, Figure<unknown>])[] =>
  statedFigures<InspectedFigure, Figure<unknown>>(INSPECTED_FIGURES, figures)

/** Whether every figure of a shop is confirmed. Without evidence of each it is not inspected, whatever is stored. */
export const isInspectedBy = (figures: ShopFigures): boolean =>
  inspectedIn(figures).every(([, figure]) => sourceOf(figure) === 'inspector')

/** A figure's source in a sentence, which states what is stored and nothing more. */
export function sourceSentence({ by, at, evidence }: SourcedFigure): Name {
  const day = dayOf(at)
  if (by === 'seller')
    return {
      zh: `卖家于 ${day} 填写，平台没有核对。请在看店时要求出示凭证。`,
      en: `Entered by the seller on ${day}. We haven’t checked it. Ask for proof at the viewing.`,
    }
  if (by === 'platform-export')
    return {
      zh: `卖家于 ${day} 填写，并说来自后台导出。平台没有看到文件，请在看店时要求出示。`,
      en: `Entered by the seller on ${day}, who says it was exported from the shop’s admin. We haven’t seen the file. Ask for it at the viewing.`,
    }
  if (!isConfirmed(evidence))
    return {
      zh: `${day} 有过验店标记，但没有留下凭证，平台不把它算作已验店。`,
      en: `Marked as inspected on ${day}, but no evidence was stored, so we don’t count it as inspected.`,
    }
  const count = evidence.digests.length
  return {
    zh: `验店员于 ${dayOf(evidence.inspectedAt)} 核对，另一名审核员于 ${dayOf(evidence.confirmedAt)} 复核，平台存有 ${count} 份凭证。`,
    en: `Checked by an inspector on ${dayOf(evidence.inspectedAt)} and confirmed by a second reviewer on ${dayOf(evidence.confirmedAt)}. We keep ${count === 1 ? '1 file' : `${count} files`} as evidence.`,
  }
}

/** The same in a line, beside a figure. */
export function sourceLine(figure: SourcedFigure): Name {
  const { zh, en } = FIGURE_SOURCES[sourceOf(figure)]
  const day = dayOf(figure.at)
  return { zh: `${zh} ${day}`, en: `${en}, ${day}` }
}

const dayOf = (at: number): string => formatTime(at, 'yyyy-mm-dd')
