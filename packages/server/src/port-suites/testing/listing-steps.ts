import type { Clock } from '@diandu/core/kernel'
import type { Fixture } from '@diandu/core/testing'
import { createDataBox } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { decideStoredReport } from '../../reports/index.ts'
import { inspectFigure, reviewListing } from '../../selling/index.ts'
import { releaseHolds } from '../../wallet/index.ts'
import { readSettings } from '../../settings.ts'

/** Reviewers' steps for listings and reports. */
export function listingSteps({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Pick<Fixture, 'reviewListing' | 'inspectFigure' | 'releaseHolds' | 'decideReport'> {
  const box = createDataBox(readSettings({}).secrets.dataKey)
  return {
    reviewListing: (id, revision, says) => reviewListing(db, { id, revision, says, by: 'reviewer', at: clock.now() }),
    inspectFigure: (id, revision, { content, ...inspection }) =>
      inspectFigure(
        db,
        { ...inspection, id, revision, name: 'proof.png', bytes: Buffer.from(content), at: clock.now() },
        box,
      ),
    releaseHolds: async (userId) =>
      void (await db.transaction((tx) =>
        releaseHolds(tx, userId, { by: 'reviewer', why: 'the figures were proven', at: clock.now() }),
      )),
    decideReport: (id, status, answer) =>
      db.transaction((tx) => decideStoredReport(tx, id, { status, answer, at: clock.now() }, 'reviewer')),
  }
}
