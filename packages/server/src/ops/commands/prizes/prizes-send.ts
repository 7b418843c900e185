import type { Failure } from '@diandu/core/kernel'
import { createDataBox } from '../../../crypto/index.ts'
import { sendPrize } from '../../../lottery/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId, required, trimmed } from '../../parameters.ts'
import { refusalText } from '../../texts/value-texts.ts'

export const prizesSend = defineCommand({
  name: 'prizes send',
  meaning: 'says that a prize has left, by which parcel; its winner reads it, and the address cannot change any more',
  parameters: {
    id: oneId,
    carrier: required('CARRIER', 'who carries it', trimmed),
    tracking: required('NUMBER', 'the tracking number: 6 to 40 letters, digits or dashes', trimmed),
    by,
  },
  examples: ['prizes send 0gkPqZ3x --carrier 顺丰 --tracking SF1234567890 --by "Li Na"'],
  async run({ id, carrier, tracking: trackingNumber, by: who }, { db, clock, dataKey }) {
    const box = createDataBox(dataKey)
    const sent = await db.transaction((tx) =>
      sendPrize(tx, box, { id, carrier, trackingNumber, sentAt: clock.now(), by: who }),
    )
    return sent.ok
      ? done('The prize is on its way; its winner reads the tracking number.')
      : notDone(textOf(sent.failure))
  },
})

const textOf = (failure: Failure): string =>
  failure.kind === 'refused' && failure.reason === 'bad-parameter'
    ? failure.field === 'trackingNumber'
      ? 'A tracking number is 6 to 40 letters, digits or dashes, and a carrier has a name.'
      : 'Its winner has not chosen an address yet: "prizes list" shows who has.'
    : refusalText(failure)
