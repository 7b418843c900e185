import { fail, ok, refused } from '@diandu/core/kernel'
import { proposeAccountClosing } from '@diandu/wire/admin'
import { closeLocked, lockForClosing } from '../../account/index.ts'
import { staffHandlerFor } from '../admin-handler.ts'
import { caseTexts } from '../cases/case-texts.ts'
import { changedSince } from '../proposals/changed-since.ts'
import { propose, type ProposedAct } from '../proposals/proposed-act.ts'
import { findPerson } from './person-store.ts'

interface AboutUser {
  readonly userId: string
}

const TEXTS = caseTexts({
  account: { zh: '账号', en: 'Account' },
  open: { zh: '正常', en: 'Open' },
  closed: { zh: '注销，不能恢复', en: 'Closed for good' },
  mobile: { zh: '手机号', en: 'Mobile' },
  released: { zh: '释放', en: 'Released' },
})

/** The market's own sentence speaks to the user. */
const unsettled = () => refused('account-unsettled', '还有未了结的订单、在售店铺、余额或欠款，不能注销', 'id')

/** As the user closes it, with the same obstacles; two members of staff take the place of the code. */
export const closeAccountAct: ProposedAct<AboutUser> = {
  act: 'close-account',
  changes: async (db, { userId }, { locale }) => {
    const [texts, person] = [TEXTS(locale), await findPerson(db, userId)]
    return [
      { what: `${texts.account} ${person?.username ?? userId}`, before: texts.open, after: texts.closed },
      { what: texts.mobile, before: person?.mobile ?? '', after: texts.released },
    ]
  },
  carryOut: async (tx, { userId }, { nowMs }) => {
    if ((await findPerson(tx, userId))?.standing !== 'open') return fail(changedSince())
    const locked = await lockForClosing(tx, userId, nowMs)
    if (!locked.ok) return fail(unsettled())
    await closeLocked(tx, locked.value, nowMs)
    return ok({
      object: { kind: 'user', id: userId },
      userId,
      before: { standing: 'open' },
      after: { standing: 'closed' },
    })
  },
}

export const proposeClosingHandler = staffHandlerFor(proposeAccountClosing, async ({ id: userId, reason }, context) =>
  context.commit(async (tx) => {
    const person = await findPerson(tx, userId)
    if (person === undefined) return fail(refused('not-found', '没有这个用户', 'id'))
    if (person.standing !== 'open') return fail(refused('request-closed', '账号现在不能这样处理', 'id'))
    const locked = await lockForClosing(tx, userId, context.clock.now())
    if (!locked.ok) return fail(unsettled())
    const log = { before: { standing: 'open' }, after: { standing: 'closed' } }
    return ok(await propose(tx, closeAccountAct, { input: { userId }, reason, userId, ...log }, context))
  }),
)
