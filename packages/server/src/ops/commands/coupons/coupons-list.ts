import { couponOffers } from '../../../coupons/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time, yuan } from '../../texts/value-texts.ts'

export const couponsList = defineCommand({
  name: 'coupons list',
  meaning: 'coupons that were given out, newest first',
  parameters: { most },
  examples: ['coupons list'],
  async run({ most: rows }, { db }) {
    const offers = await couponOffers(db, rows)
    if (offers.length === 0) return done('No coupons were ever given out.')
    return done(
      tableText(
        ['ID', 'TITLE', 'YUAN', 'FROM YUAN', 'CLAIMED', 'OF', 'EACH', 'CLAIM UNTIL', 'VALID UNTIL', 'BY', 'WHY'],
        offers.map((offer) => [
          offer.id,
          oneLine(offer.title),
          yuan(offer.amountFen),
          yuan(offer.leastSpendFen),
          String(offer.claimed),
          String(offer.stock),
          String(offer.perPerson),
          time(offer.claimUntil),
          time(offer.validUntil),
          oneLine(offer.offeredBy) || '-',
          oneLine(offer.why) || '-',
        ]),
      ),
    )
  },
})
