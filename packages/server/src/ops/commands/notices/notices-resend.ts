import { addAuditLine } from '../../../audit/index.ts'
import { sendAgain, type AgainRefusal } from '../../../inbox/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, flag, oneId, why } from '../../parameters.ts'

export const noticesResend = defineCommand({
  name: 'notices resend',
  meaning: 'sends a text message or push once more that has failed for good',
  notes: [
    'One that is unsure may have arrived: it is sent again only with --may-arrive-twice. Both are written down in the audit log, with who did it and why. It is sent by day, and not where its step is done or its message was read.',
  ],
  parameters: {
    id: oneId,
    mayArriveTwice: flag('also one that is unsure, so that its user may get it twice'),
    by,
    why,
  },
  examples: [
    'notices resend ID --by "Li Na" --why "the template was approved today"',
    'notices resend ID --may-arrive-twice --by "Li Na" --why "the seller says that nothing came"',
  ],
  async run({ id, mayArriveTwice, by: reviewer, why: reason }, { db, clock }) {
    const at = clock.now()
    const [userId = '', messageId = '', channel = ''] = id.split('.')
    const answer = await db.transaction(async (tx) => {
      const again = await sendAgain(tx, { userId, messageId, channel }, { nowMs: at, mayArriveTwice })
      if (!again.ok) return again
      await addAuditLine(tx, {
        at,
        userId,
        what: 'ops notices resend',
        reason: 'sent-again',
        field: null,
        message: `${reviewer}: ${reason} (${id}, ${again.value})`,
        clientAddress: null,
      })
      return again
    })
    return answer.ok
      ? done(`The notice ${id} is sent again; "notices list" shows what becomes of it.`)
      : notDone(REFUSALS[answer.failure])
  },
})

const REFUSALS = {
  'not-found': 'There is no notice with this id: "notices list" shows them.',
  'may-have-arrived': 'It may have arrived. To send it all the same, say also --may-arrive-twice.',
  'not-failed': 'It has not failed: only what failed for good is sent again by hand.',
  'too-late': 'Its deadline is over: it would tell its user something that is not true any more.',
  'switched-off': 'Its user does not want to be told of this in this way.',
  bundled: 'What it told is told by a later one that waits already.',
} as const satisfies Record<AgainRefusal, string>
