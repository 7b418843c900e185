import { fail, ok, refused } from '../../src/kernel/index.ts'
import { readSellDraft, type SellDrafts } from '../../src/selling/index.ts'
import type { Desk } from './desk.ts'
import { refuse } from './market-state.ts'

export const createMemorySellDrafts = ({ state, call }: Desk): SellDrafts => ({
  read: () => call(({ userId }) => ok(state.sellDrafts.get(userId) ?? null)),
  save: (revision, content) =>
    call(({ userId }) => {
      if (readSellDraft(content) === undefined) return refuse('bad-parameter', '参数错误', 'content')
      const stored = state.sellDrafts.get(userId)
      if ((stored?.revision ?? 0) !== revision)
        return fail(refused('changed-elsewhere', '草稿刚在另一台设备上改过，没有覆盖', 'revision'))
      const draft = { revision: revision + 1, content, savedAt: state.clock.now() }
      state.sellDrafts.set(userId, draft)
      return ok(draft)
    }),
  drop: () =>
    call(({ userId }) => {
      state.sellDrafts.delete(userId)
      return ok(null)
    }),
})
