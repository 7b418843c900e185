import { formatMoney, formatTime } from '@diandu/core/format'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { REPORT_REASONS, type ReportReason } from '@diandu/core/reports'
import { isSuspended } from '../../../session/index.ts'
import { askedOut, holdsOf, listHolds, releaseHolds, type StoredHold } from '../../../wallet/index.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'

const TEXTS = caseTexts({
  seller: { zh: '卖家', en: 'Seller' },
  payouts: { zh: '卖家的提现', en: 'Payouts of the seller' },
  held: { zh: '冻结', en: 'on hold' },
  free: { zh: '可以付出', en: 'may be paid' },
  suspended: { zh: '仍冻结：账号已停用', en: 'still on hold: the account is suspended' },
  waiting: { zh: '待付', en: 'asked for' },
  stays: {
    zh: '解除冻结后，被下架的店铺仍要重新审核才会展示',
    en: 'The shop stays off the market until it is accepted again',
  },
  upheld: { zh: '举报属实的店铺', en: 'Shops of which a report was upheld' },
})

/** A reason is stored by its name. */
const reasonName = (reason: string, locale: Locale): string =>
  Object.hasOwn(REPORT_REASONS, reason) ? nameIn(REPORT_REASONS[reason as ReportReason], locale) : reason

/** A seller's holds are released together: they are one case, told apart by how many there are and the last one. */
const versionOf = (holds: readonly StoredHold[]): string => `${holds.length} ${holds.at(-1)?.reportId ?? ''}`

function listed(holds: readonly StoredHold[], first: StoredHold, locale: Locale): ListedCase {
  return {
    id: first.userId,
    title: first.username,
    about: holds.map(({ shopTitle, reason }) => `${shopTitle} · ${reasonName(reason, locale)}`).join('; '),
    state: '',
    since: first.heldAt,
    marks: 0,
    version: versionOf(holds),
  }
}

export const holdWork: CaseWork = {
  queue: 'holds',
  waiting: async ({ db }, { locale, most }) => {
    const holds = await listHolds(db, most)
    return [...new Set(holds.map(({ userId }) => userId))].flatMap((userId) => {
      const own = holds.filter((hold) => hold.userId === userId)
      const [first] = own
      return first === undefined ? [] : [listed(own, first, locale)]
    })
  },
  show: async ({ db }, id, locale) => {
    const holds = await holdsOf(db, id)
    const [first] = holds
    if (first === undefined) return undefined
    const texts = TEXTS(locale)
    const { amountFen } = await askedOut(db, id)
    const isStillHeld = await isSuspended(db, id)
    const asked = `${texts.waiting} ${formatMoney(amountFen)}`
    return {
      ...listed(holds, first, locale),
      people: [{ userId: id, role: texts.seller, name: first.username }],
      blocks: [
        { kind: 'notice', isWarning: false, title: texts.stays, lines: [] },
        {
          kind: 'facts',
          title: texts.upheld,
          facts: holds.map(({ shopTitle, reason, heldAt, heldBy }) => ({
            label: shopTitle || '-',
            value: reasonName(reason, locale),
            source: `${formatTime(heldAt, 'yyyy-mm-dd hh:mm')} · ${heldBy}`,
          })),
        },
      ],
      decisions: [
        {
          key: 'release',
          unmet: [],
          effects: [
            {
              what: texts.payouts,
              before: `${texts.held} · ${asked}`,
              after: `${isStillHeld ? texts.suspended : texts.free} · ${asked}`,
            },
          ],
        },
      ],
    }
  },
  versionOf: async (db, id) => {
    const holds = await holdsOf(db, id)
    return holds.length === 0 ? undefined : versionOf(holds)
  },
  decide: ({ id, words }, { staff, clock, commit }) =>
    commit(async (tx) => {
      const before = (await holdsOf(tx, id)).map(({ reportId, shopId }) => ({ reportId, shopId }))
      const released = { by: staff.name, why: words, at: clock.now() }
      if (!(await releaseHolds(tx, id, released))) return fail(refused('not-found', '没有冻结的提现', 'id'))
      return ok({
        value: null,
        log: {
          object: { kind: 'hold', id },
          userId: id,
          reason: words,
          before: { holds: before },
          after: { holds: [] },
        },
      })
    }),
}
