import type { Clock } from '@diandu/core/kernel'
import type { Fixture } from '@diandu/core/testing'
import { reviewApplication } from '../../campaigns/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { publishLottery, sendPrize } from '../../lottery/index.ts'
import { readSettings } from '../../settings.ts'

/** The operator's steps for campaigns. */
export function campaignSteps({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Pick<Fixture, 'openLottery' | 'sendPrize' | 'reviewApplication'> {
  const box = createDataBox(readSettings({}).secrets.dataKey)
  return {
    openLottery: async (id, terms, window) =>
      void (await publishLottery({ db, random: systemRandom, box }, { id, ...window }, terms, clock.now())),
    sendPrize: (id, parcel) =>
      db.transaction((tx) => sendPrize(tx, box, { id, ...parcel, sentAt: clock.now(), by: 'reviewer' })),
    reviewApplication: (id, refusedFor) =>
      db.transaction((tx) => reviewApplication(tx, { id, refusedFor, by: 'reviewer', at: clock.now() })),
  }
}
