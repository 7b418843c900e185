import { ShareSheet } from '../../../app/sharing/share-sheet.tsx'
import type { Poster } from '../../../app/sharing/poster.ts'
import type { SharingProps } from '../../../app/sharing/use-sharing.ts'
import { valuationPoster, type PosterOf } from './valuation-poster.ts'

/** Load it lazily. */
export function ValuationSharing({ open, onClose, ...of }: PosterOf & SharingProps) {
  const poster: Poster | null = valuationPoster(of)
  return poster === null ? null : <ShareSheet poster={poster} open={open} onClose={onClose} />
}
