import { ShareSheet } from '../../../app/shops/sharing/share-sheet.tsx'
import { valuationPoster, type PosterOf } from './valuation-poster.ts'

/** Load it lazily. */
export function ValuationSharing(of: PosterOf) {
  const poster = valuationPoster(of)
  return poster === null ? null : <ShareSheet poster={poster} />
}
