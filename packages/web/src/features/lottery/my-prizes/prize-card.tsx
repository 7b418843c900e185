import { useState } from 'react'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { WonPrize, WonPrizeState } from '@diandu/core/lottery'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { prizeMessages } from '../../../messages/lottery/prize.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { AddressChoice } from './address-choice.tsx'
import styles from './my-prizes.module.css'

const TONES = {
  arrived: 'green',
  'address-needed': 'amber',
  'to-be-sent': 'ferry',
  sent: 'green',
} as const satisfies Record<WonPrizeState, string>

export function PrizeCard({ prize }: { readonly prize: WonPrize }) {
  const messages = useMessages(prizeMessages).prizes
  const locale = useLocale()
  const [isChoosing, setChoosing] = useState(false)
  const { kind, state, address, parcel } = prize
  const mayChoose = state === 'address-needed' || state === 'to-be-sent'
  return (
    <Card>
      <div className="row between">
        <h2 className="type-body">{nameIn(prize.name, locale)}</h2>
        <Badge tone={TONES[state]}>{messages.states[state]}</Badge>
      </div>
      <p className="detail my-4 break-anywhere">{messages.wonAt(formatTime(prize.wonAt, 'yyyy-mm-dd hh:mm'))}</p>
      {address !== null && (
        <p className="detail my-4 break-anywhere">
          {messages.addressTo(address.receiver, address.mobile, [...address.regionNames, address.detail].join(' '))}
        </p>
      )}
      {parcel !== null && (
        <>
          <p className="detail my-4 break-anywhere">{messages.parcel(parcel.carrier, parcel.trackingNumber)}</p>
          <p className="detail my-4 break-anywhere">{messages.hasLeft}</p>
        </>
      )}
      {mayChoose && isChoosing && <AddressChoice prizeId={prize.id} onDone={() => setChoosing(false)} />}
      {mayChoose && !isChoosing && (
        <div className="my-8">
          <Button
            size="small"
            look={state === 'address-needed' ? 'primary' : 'secondary'}
            onClick={() => setChoosing(true)}
          >
            {state === 'address-needed' ? messages.choose : messages.change}
          </Button>
        </div>
      )}
      {kind === 'coupon' && (
        <PageLink className={styles.link} to="/user_center/server/coupon">
          {messages.toCoupons}
        </PageLink>
      )}
      <PageLink className={styles.link} to={`/draw-proof/${prize.lottery}`}>
        {messages.proof}
      </PageLink>
    </Card>
  )
}
