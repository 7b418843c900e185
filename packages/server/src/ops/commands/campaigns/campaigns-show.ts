import { openedVersions, currentCampaignFiles } from '../../../campaigns/index.ts'
import { couponOffers } from '../../../coupons/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { word } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time, yuan } from '../../texts/value-texts.ts'

const MAX_OFFERS = 1000

export const campaignsShow = defineCommand({
  name: 'campaigns show',
  meaning: 'a campaign: what it gives out, how much is gone, and since when people see it so',
  parameters: {
    campaign: word('CAMPAIGN', 'its name, as the list shows it', 'Say which campaign: the list shows their names.'),
  },
  examples: ['campaigns show double-twelve'],
  async run({ campaign }, { db }) {
    const planned = (await currentCampaignFiles(db)).coupons.filter((coupon) => coupon.campaign === campaign)
    const versions = await openedVersions(db, campaign)
    if (planned.length === 0 && versions.length === 0) return notDone('There is no such campaign.')
    const given = (await couponOffers(db, MAX_OFFERS)).filter(({ id }) => id.startsWith(`${campaign}-`))
    return done(
      [
        tableText(
          ['COUPON', 'YUAN', 'FROM YUAN', 'STOCK', 'EACH'],
          planned.map(({ key, amountFen, leastSpendFen, stock, perPerson }) => [
            key,
            yuan(amountFen),
            yuan(leastSpendFen),
            String(stock),
            String(perPerson),
          ]),
        ),
        given.length === 0
          ? 'Nothing has been given out yet.'
          : tableText(
              ['GIVEN OUT', 'CLAIMED', 'OF', 'UNTIL'],
              given.map(({ id, claimed, stock, claimUntil }) => [id, String(claimed), String(stock), time(claimUntil)]),
            ),
        versions.length === 0
          ? 'People have not seen it open yet.'
          : tableText(
              ['RUN', 'VERSION', 'SEEN SINCE', 'DIGEST'],
              versions.map(({ run, version, keptAt, digest }) => [
                run,
                String(version),
                time(keptAt),
                digest.slice(0, 16),
              ]),
            ),
      ].join('\n\n'),
    )
  },
})
