import type { NewMessage } from '../inbox/index.ts'
import type { WonPrize } from './won-prize.ts'

/** A prize has left for its winner; nothing is told of one that has not. */
export const prizeMessages = ({
  id,
  userId,
  name,
  parcel,
}: Pick<WonPrize, 'id' | 'name' | 'parcel'> & { readonly userId: string }): readonly NewMessage[] =>
  parcel === null
    ? []
    : [
        {
          userId,
          event: 'platform.parcel',
          key: `prize:${id}`,
          subject: id,
          figures: { title: name.zh, titleEn: name.en, parcel: `${parcel.carrier} ${parcel.trackingNumber}` },
          at: parcel.sentAt,
        },
      ]
