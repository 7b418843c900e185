import type { NewMessage } from '@diandu/core/inbox'
import type { Random } from '@diandu/core/kernel'
import type { Database, Queries, Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import {
  insertAnnouncement,
  lockUnpublishedAnnouncement,
  readUserIds,
  writeProgress,
  writeWithdrawn,
  type Announcement,
} from './announcement-store.ts'
import { dropAnnounced } from './drop-messages.ts'
import { writeMessages } from './write-message.ts'

const MAX_AT_ONCE = 500

/** For every person who has an account now; a sweep carries it to them. Answers its id. */
export async function announce(
  db: Queries,
  announcement: Pick<Announcement, 'title' | 'body' | 'titleEn' | 'bodyEn' | 'announcedBy'>,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<string> {
  const id = idFrom(random.token())
  await insertAnnouncement(db, { ...announcement, id, announcedAt: nowMs })
  return id
}

/** No person is told of it any more, and those who were find it no longer. */
export async function withdrawAnnouncement(tx: Transaction, id: string, nowMs: number): Promise<boolean> {
  if (!(await writeWithdrawn(tx, id, nowMs))) return false
  await dropAnnounced(tx, keyOf(id))
  return true
}

/**
 * Carries announcements to some hundred people at a time, and goes on where it was interrupted; answers to how many.
 */
export async function tellAnnouncements(db: Database, nowMs: number): Promise<number> {
  for (let sent = 0; ;) {
    const people = await db.transaction(async (tx) => {
      const announcement = await lockUnpublishedAnnouncement(tx)
      if (announcement === undefined) return null
      const ids = await readUserIds(tx, {
        after: announcement.notifiedUpTo,
        until: announcement.announcedAt,
        max: MAX_AT_ONCE,
      })
      await writeMessages(
        tx,
        ids.map((userId) => messageOf(announcement, userId)),
      )
      const isLast = ids.length < MAX_AT_ONCE
      await writeProgress(tx, announcement.id, {
        upTo: ids.at(-1) ?? announcement.notifiedUpTo,
        allAt: isLast ? nowMs : null,
      })
      return ids.length
    })
    if (people === null) return sent
    sent += people
  }
}

const keyOf = (id: string): string => `announcement:${id}`

const messageOf = ({ id, title, body, titleEn, bodyEn, announcedAt }: Announcement, userId: string): NewMessage => ({
  userId,
  event: 'platform.announced',
  key: keyOf(id),
  subject: null,
  figures: { title, text: body, titleEn, textEn: bodyEn },
  at: announcedAt,
})
