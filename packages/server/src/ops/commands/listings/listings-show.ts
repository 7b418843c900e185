import {
  describedListing,
  LISTING_STATUSES,
  listingParts,
  type FigureEvidence,
  type ShopId,
} from '@diandu/core/catalog'
import { MARKET_CONDITIONS, SALE_EVENTS, unconfirmedIn, unmetConditions } from '@diandu/core/selling'
import { signedPictureUrl } from '../../../account/index.ts'
import { findShop } from '../../../catalog/index.ts'
import { createDataBox } from '../../../crypto/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { findSales, pictureIdOf, readInspections, readSaleSteps, sellerStanding } from '../../../selling/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { oneId } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'
import { noListingText } from './review-listing-by.ts'

export const listingsShow = defineCommand({
  name: 'listings show',
  meaning: 'everything that a listing says, who states it, its photos, whom to ask, and what happened so far',
  parameters: { id: oneId },
  examples: ['listings show ID'],
  async run({ id }, { db, clock, dataKey }) {
    const found = await findShop(db, id as ShopId)
    if (found === null) return notDone(noListingText(id))
    const { shop } = found
    const sale = (await findSales(db, [id]))(id)
    const box = createDataBox(dataKey)
    const stated = listingParts(describedListing(shop)).flatMap(({ rows }) =>
      rows.map(({ label, value, source }) => [label.en, value.zh, source.en]),
    )
    const photos = shop.photos.map((photo, place) => {
      const picture = pictureIdOf(photo)
      return [
        place === 0 ? 'Cover' : `Photo ${place + 1}`,
        picture === undefined ? photo.url : signedPictureUrl(picture, box, clock.now()),
        '',
      ]
    })
    const steps = await readSaleSteps(db, id)
    const unmet = unmetConditions(await sellerStanding(db, found.sellerId), shop)
    const waiting: ReadonlySet<string> = new Set(unconfirmedIn(shop))
    const inspections = await readInspections(db, id)
    return done(
      [
        tableText(
          ['LISTING', id, ''],
          [
            ['Revision', String(sale.revision), ''],
            [
              'State',
              LISTING_STATUSES[shop.status].en,
              sale.wanted === null ? '' : `asked for ${sale.wanted.field}: ${sale.wanted.words}`,
            ],
            [
              'Missing',
              unmet.map((one) => MARKET_CONDITIONS[one].en).join('; ') || '-',
              unmet.length === 0 ? '' : 'it cannot be accepted',
            ],
            ['Seller', shop.sellerName, ''],
            [
              'Contact',
              sale.contact === null ? '-' : `${sale.contact.name} ${sale.contact.mobile}`,
              'for reviewers only',
            ],
            ['Marked', sale.marked.join(', ') || '-', 'contact data was found there'],
            ['Description', oneLine(shop.description), ''],
            ...stated,
            ...photos,
          ],
        ),
        ...(inspections.length === 0
          ? []
          : [
              tableText(
                ['EVIDENCE OF', 'STATE', 'FILE', 'DIGEST', 'BY', 'WHEN'],
                inspections.map(({ figure, name, digest, by, at }) => [
                  figure,
                  stateOfEvidence(shop.figures[figure]?.evidence, digest, waiting.has(figure)),
                  oneLine(name),
                  digest,
                  oneLine(by),
                  time(at),
                ]),
              ),
            ]),
        steps.length === 0
          ? 'Nothing has happened to it yet.'
          : tableText(
              ['WHEN', 'WHAT', 'BY', 'WORDS'],
              steps.map(({ at, event, words, reviewedBy }) => [
                time(at),
                SALE_EVENTS[event].en,
                oneLine(reviewedBy ?? 'seller'),
                oneLine(words) || '-',
              ]),
            ),
      ].join('\n\n'),
    )
  },
})

/** A figure that its seller changed has lost its evidence. */
function stateOfEvidence(evidence: FigureEvidence | undefined, digest: string, isWaiting: boolean): string {
  if (evidence === undefined || !evidence.digests.includes(digest)) return 'of an earlier value'
  return isWaiting ? 'waits for another reviewer' : 'confirmed'
}
