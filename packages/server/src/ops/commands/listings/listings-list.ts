import { LISTING_STATUSES, platformOf } from '@diandu/core/catalog'
import { listReviewed } from '../../../selling/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time, yuan } from '../../texts/value-texts.ts'

export const listingsList = defineCommand({
  name: 'listings list',
  meaning: 'shops that wait for a review, the longest waiting first; or all that were handed in, the last one first',
  notes: ['MARKED names fields in which contact data was found.'],
  parameters: { which, most },
  examples: ['listings list', 'listings list --which all'],
  async run({ which: wanted, most: rows }, { db }) {
    const listings = await listReviewed(db, wanted, rows)
    if (listings.length === 0) return done(wanted === 'open' ? 'No listing waits.' : 'There are no listings.')
    return done(
      tableText(
        ['ID', 'REVISION', 'SELLER', 'PLATFORM', 'TITLE', 'PRICE', 'STATE', 'ASKED FOR', 'MARKED', 'SINCE'],
        listings.map(
          ({ id, revision, username, platform, title, priceFen, status, wantedField, marked, changedAt }) => [
            id,
            String(revision),
            username ?? '-',
            platformOf(platform).name.en,
            oneLine(title),
            yuan(priceFen),
            LISTING_STATUSES[status].en.toLowerCase(),
            wantedField ?? '-',
            marked?.join(', ') || '-',
            time(changedAt),
          ],
        ),
      ),
    )
  },
})
