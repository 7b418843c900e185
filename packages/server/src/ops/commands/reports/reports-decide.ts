import { fail, ok } from '@diandu/core/kernel'
import { decideStoredReport, findReport } from '../../../reports/index.ts'
import { defineCommand } from '../../define-command.ts'
import { noteRefusal } from '../../note-refusal.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId, required, why } from '../../parameters.ts'

type Verdict = 'upheld' | 'dismissed'

const isVerdict = (text: string): text is Verdict => text === 'upheld' || text === 'dismissed'

export const reportsDecide = defineCommand({
  name: 'reports decide',
  meaning: 'says what came of a report; its reporter reads why',
  notes: [
    'Upheld, it takes the shop off the market, sends the seller’s other shops back to review and holds their withdrawals: "holds list".',
  ],
  parameters: {
    id: oneId,
    to: required('upheld|dismissed', 'what was found', (text) => {
      const verdict = text.trim()
      return isVerdict(verdict) ? ok(verdict) : fail('--to is one of upheld, dismissed.')
    }),
    by,
    why,
  },
  examples: ['reports decide ID --to upheld --by "Li Na" --why "店铺已下架"'],
  async run({ id, to, by: reviewer, why: answer }, deps) {
    const found = await findReport(deps.db, id)
    if (found === undefined) return notDone(`There is no report ${id}.`)
    const verdict = { status: to, answer, at: deps.clock.now() }
    const decided = await deps.db.transaction((tx) => decideStoredReport(tx, id, verdict, reviewer))
    await noteRefusal({ name: 'reports decide', about: id, by: reviewer }, decided, deps)
    if (!decided.ok)
      return notDone(`Report ${id} is ${found.status} and was not decided: the answer may have 300 letters.`)
    const held = to === 'upheld' ? ' The shop is off the market, and withdrawals of its seller are on hold.' : ''
    return done(`Report ${id} of shop ${found.shopId}: ${to}. ${found.username} was told.${held}`)
  },
})
