import { campaignMessage, campaignOf, phaseOf, type CampaignId, type CampaignRun } from '@diandu/core/campaigns'
import { insertIfAbsent, type Database, type Queries } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'

/** Once for each person and run. */
export async function keepReminder(
  db: Queries,
  userId: string,
  { campaign, opensAt, closesAt }: CampaignRun,
): Promise<void> {
  await insertIfAbsent(db, 'campaign_reminders', { userId, campaign: campaign.id, opensAt, closesAt })
}

const AT_ONCE = 500

interface ReminderRow {
  readonly userId: string
  readonly campaign: CampaignId
  readonly opensAt: number
  readonly closesAt: number
}

/**
 * Tells the users who asked that a campaign has opened, and forgets their reminders; says nothing of one that is over
 * already. Answers how many were told. Any number of servers may do so.
 */
export async function tellOfOpenings(db: Database, nowMs: number): Promise<number> {
  let sent = 0
  for (;;) {
    const due = await db.transaction(async (tx) => {
      const rows = await tx.query<ReminderRow>(
        `DELETE FROM campaign_reminders WHERE (user_id, campaign, opens_at) IN (
           SELECT user_id, campaign, opens_at FROM campaign_reminders WHERE opens_at <= $1 LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
         RETURNING user_id, campaign, opens_at, closes_at`,
        [nowMs],
      )
      const open = rows.filter((row) => phaseOf(row, nowMs) === 'between')
      await writeMessages(
        tx,
        open.map(({ userId, campaign, ...window }) =>
          campaignMessage(userId, { campaign: campaignOf(campaign), ...window }, nowMs),
        ),
      )
      sent += open.length
      return rows.length
    })
    if (due < AT_ONCE) return sent
  }
}
