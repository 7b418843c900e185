import { EXCHANGE_STATUSES } from '@diandu/core/coins'
import { listParcels } from '../../../coins/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const giftsList = defineCommand({
  name: 'gifts list',
  meaning: 'gifts for coins that are sent: those that wait, the oldest first; or all, the newest first',
  parameters: { which, most },
  examples: ['gifts list', 'gifts list --which all'],
  async run({ which: wanted, most: rows }, { db }) {
    const parcels = await listParcels(db, wanted, rows)
    if (parcels.length === 0) return done(wanted === 'open' ? 'No gift waits to be sent.' : 'No gifts were taken.')
    return done(
      tableText(
        ['ID', 'GIFT', 'COINS', 'STATUS', 'TAKEN', 'USER', 'RECEIVER', 'MOBILE', 'ADDRESS', 'PARCEL'],
        parcels.map(({ id, name, coins, status, at, username, address, tracking }) => [
          id,
          oneLine(name.en),
          String(coins),
          EXCHANGE_STATUSES[status].en.toLowerCase(),
          time(at),
          oneLine(username),
          oneLine(address?.receiver ?? '-'),
          address?.mobile ?? '-',
          oneLine(address?.place ?? '-'),
          oneLine(tracking ?? '-'),
        ]),
      ),
    )
  },
})
