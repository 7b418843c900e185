import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { StoredSellDraft } from '@diandu/core/selling'
import { insertIfAbsent, updateRow, type Queries } from '../database/index.ts'

export async function findSellDraft(db: Queries, userId: string): Promise<StoredSellDraft | null> {
  const [draft] = await db.query<StoredSellDraft>(
    'SELECT revision, content, saved_at FROM sell_drafts WHERE user_id = $1',
    [userId],
  )
  return draft ?? null
}

/** Keeps what one device has, unless another one has kept something else since. */
export async function keepSellDraft(
  db: Queries,
  userId: string,
  { revision, content, savedAt }: StoredSellDraft,
): Promise<Result<StoredSellDraft>> {
  const kept =
    revision === 0
      ? await insertIfAbsent(db, 'sell_drafts', { userId, revision: 1, content, savedAt })
      : await updateRow(db, 'sell_drafts', {
          set: { revision: revision + 1, content, savedAt },
          where: { userId, revision },
        })
  return kept
    ? ok({ revision: revision + 1, content, savedAt })
    : fail(refused('changed-elsewhere', '草稿刚在另一台设备上改过，没有覆盖', 'revision'))
}

export const dropSellDraft = async (db: Queries, userId: string): Promise<void> =>
  void (await db.change('DELETE FROM sell_drafts WHERE user_id = $1', [userId]))

export const forgetSellDrafts = async (db: Queries, beforeMs: number): Promise<void> =>
  void (await db.change('DELETE FROM sell_drafts WHERE saved_at < $1', [beforeMs]))
