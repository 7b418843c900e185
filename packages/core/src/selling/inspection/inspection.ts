import {
  INSPECTED_FIGURES,
  isInspectedBy,
  sourceOf,
  type FigureEvidence,
  type InspectedFigure,
  type ShopFigures,
  type SourcedFigure,
} from '../../catalog/index.ts'
import { fail, isReviewerName, isSameReviewer, ok, refused, type Result } from '../../kernel/index.ts'
import type { ListedShop } from '../listed-shop.ts'

/** The most bytes of a file that shows a figure. */
export const MAX_EVIDENCE_BYTES = 5 * 1024 * 1024

export const isInspectedFigure = (text: string): text is InspectedFigure =>
  (INSPECTED_FIGURES as readonly string[]).includes(text)

/** Figures with stored evidence that wait for a second reviewer. */
export const unconfirmedIn = ({ figures }: Pick<ListedShop, 'figures'>): readonly InspectedFigure[] =>
  INSPECTED_FIGURES.filter((key) => figures[key]?.evidence?.confirmedAt === null)

/** An inspector hands in the file that shows one figure. */
export interface Inspection {
  readonly figure: InspectedFigure
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly digest: string
  readonly by: string
}

/** The listing with one more file for one figure. The figure stays the seller's until another reviewer confirms it. */
export function decideInspection(
  shop: ListedShop,
  stored: readonly Inspection[],
  { figure, digest, by }: Inspection,
  at: number,
): Result<ListedShop> {
  if (!isReviewerName(by)) return fail(refused('bad-parameter', '请注明经办人', 'by'))
  const before: SourcedFigure | undefined = shop.figures[figure]
  if (before === undefined) return fail(refused('bad-parameter', '卖家没有填写这一项，没有可验的', 'figure'))
  if (sourceOf(before) === 'inspector') return fail(refused('bad-parameter', '这一项已经确认过，不用再验', 'figure'))
  if (!/^[0-9a-f]{64}$/.test(digest)) return fail(refused('bad-parameter', '请附上这一项的凭证', 'file'))
  if (stored.some((one) => one.digest === digest))
    return fail(refused('bad-parameter', '这个文件已经是这家店铺的凭证，一个文件只证明一项', 'file'))
  const digests = [...(before.evidence?.digests ?? []), digest]
  return ok(withEvidence(shop, figure, { digests, inspectedAt: at, confirmedAt: null }))
}

/** The listing with these figures confirmed by a reviewer who inspected none of them. */
export function decideConfirmation(
  shop: ListedShop,
  stored: readonly Inspection[],
  { figures, by }: { readonly figures: readonly InspectedFigure[]; readonly by: string },
  at: number,
): Result<ListedShop> {
  if (!isReviewerName(by)) return fail(refused('bad-parameter', '请注明经办人', 'by'))
  if (figures.length === 0) return fail(refused('bad-parameter', '请写明要确认哪几项', 'figures'))
  const waiting = new Set(unconfirmedIn(shop))
  for (const figure of figures) {
    const digests = shop.figures[figure]?.evidence?.digests ?? []
    const files = digests.map((digest) => stored.find((one) => one.digest === digest && one.figure === figure))
    if (!waiting.has(figure) || files.length === 0 || files.includes(undefined))
      return fail(refused('bad-parameter', '这一项没有等待复核的凭证', 'figures'))
    if (files.some((file) => file !== undefined && isSameReviewer(file.by, by)))
      return fail(refused('bad-parameter', '须由另一位审核员复核', 'by'))
  }
  const confirmed = figures.reduce((now, figure) => {
    const evidence = now.figures[figure]?.evidence
    return evidence === undefined ? now : withEvidence(now, figure, { ...evidence, confirmedAt: at })
  }, shop)
  return ok({ ...confirmed, isInspected: isInspectedBy(confirmed.figures) })
}

function withEvidence(shop: ListedShop, key: InspectedFigure, evidence: FigureEvidence): ListedShop {
  const before = shop.figures[key]
  if (before === undefined) return shop
  // A mark of former days without evidence is the seller's word again.
  const own = { ...before, by: sourceOf(before) }
  const figure = evidence.confirmedAt === null ? own : { ...own, by: 'inspector' as const, at: evidence.confirmedAt }
  return { ...shop, figures: { ...shop.figures, [key]: { ...figure, evidence } } as ShopFigures }
}
