import type { CaseBlock } from '@diandu/core/admin'
import { describedListing, listingParts, type DescribedListing, type Shop } from '@diandu/core/catalog'
import { nameIn, type Locale } from '@diandu/core/messages'
import { signedPictureUrl } from '../../../account/index.ts'
import { pictureIdOf } from '../../../selling/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'

const TEXTS = caseTexts({
  photos: { zh: '图片', en: 'Photos' },
  description: { zh: '店铺介绍', en: 'Description' },
})

/** A shop as its seller describes it: its pictures, what is known besides, its figures with their sources, its text. */
export function shopBlocks(
  shop: Shop,
  besides: readonly CaseBlock[],
  { box, clock }: Pick<StaffContext, 'box' | 'clock'>,
  locale: Locale,
): readonly CaseBlock[] {
  const texts = TEXTS(locale)
  return [
    {
      kind: 'pictures',
      title: texts.photos,
      addresses: shop.photos.map((photo) => {
        const picture = pictureIdOf(photo)
        return picture === undefined ? photo.url : signedPictureUrl(picture, box, clock.now())
      }),
    },
    ...besides,
    ...partsOf(describedListing(shop), locale).map(
      ({ title, rows }) => ({ kind: 'facts', title, facts: rows }) as const,
    ),
    { kind: 'words', title: texts.description, text: shop.description },
  ]
}

/** The figures of a listing, part by part. */
export const partsOf = (listing: DescribedListing, locale: Locale) =>
  listingParts(listing).map(({ title, rows }) => ({
    title: nameIn(title, locale),
    rows: rows.map(({ label, value, source }) => ({
      label: nameIn(label, locale),
      value: nameIn(value, locale),
      source: nameIn(source, locale),
    })),
  }))
