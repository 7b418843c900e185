import { createDataBox } from '../../../crypto/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { listPrizes } from '../../../lottery/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const prizesList = defineCommand({
  name: 'prizes list',
  meaning: 'prizes that were won: those to be sent, the oldest first, with their addresses; or all, the newest first',
  parameters: { which, most },
  examples: ['prizes list', 'prizes list --which all'],
  async run({ which: wanted, most: rows }, { db, dataKey }) {
    const prizes = await listPrizes(db, createDataBox(dataKey), wanted, rows)
    if (prizes.length === 0) return done(wanted === 'open' ? 'No prize waits.' : 'There are no prizes.')
    return done(
      tableText(
        ['ID', 'PRIZE', 'LOTTERY', 'DRAW', 'STATE', 'WON', 'TO', 'PARCEL'],
        prizes.map(({ id, name, lottery, position, state, wonAt, address, parcel }) => [
          id,
          name.zh,
          lottery,
          String(position),
          state,
          time(wonAt),
          address === null
            ? '-'
            : oneLine([address.receiver, address.mobile, ...address.regionNames, address.detail].join(' ')),
          parcel === null ? '-' : oneLine(`${parcel.carrier} ${parcel.trackingNumber}`),
        ]),
      ),
    )
  },
})
