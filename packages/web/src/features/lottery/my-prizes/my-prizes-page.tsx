import type { AddressId } from '@diandu/core/account'
import { formatTime } from '@diandu/core/format'
import type { WonPrize, WonPrizeId, WonPrizeState } from '@diandu/core/lottery'
import { nameIn } from '@diandu/core/messages'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureToast } from '../../../app/layout/failures/use-failure-toast.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { ownPagedQuery, usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts, type PortsSource, call, useLoad } from '../../../app/queries/queries.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { prizeMessages } from '../../../messages/lottery/prize.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Card } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import styles from './my-prizes.module.css'

/** Each prize: whether it arrived, its address and its parcel. */
export function Page() {
  const messages = useMessages(prizeMessages).prizes
  const { items: prizes, isEmpty, more } = usePaged(prizesQuery(usePorts()), 'own-page')
  return (
    <BackScreen title="myPrizes" home="/user_center">
      {isEmpty ? (
        <EmptyState
          picture="paper"
          action={
            <Button link={(parts) => <PageLink to="/user_center/goldcoin/luckDraw" {...parts} />}>
              {messages.goDraw}
            </Button>
          }
        >
          {messages.none}
        </EmptyState>
      ) : (
        <div className="p-16">
          <EndlessList
            label={messages.label}
            items={prizes}
            keyOf={({ id }) => id}
            renderItem={(prize) => <PrizeCard prize={prize} />}
            {...more}
            messages={messages}
          />
        </div>
      )}
    </BackScreen>
  )
}

const TONES = {
  arrived: 'green',
  'address-needed': 'amber',
  'to-be-sent': 'ferry',
  sent: 'green',
} as const satisfies Record<WonPrizeState, string>

function PrizeCard({ prize }: { readonly prize: WonPrize }) {
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

/** To which of their addresses a person wants a prize sent. */
function AddressChoice({ prizeId, onDone }: { readonly prizeId: WonPrizeId; readonly onDone: () => void }) {
  const messages = useMessages(prizeMessages).prizes
  const ports = usePorts()
  const queries = useQueryClient()
  const { data: addresses, isError, refetch } = useLoad(addressesQuery(ports))
  const showFailure = useFailureToast()
  const { send, busyWith } = useSend({
    send: ({ prizes }, id: AddressId) => prizes.sendTo(prizeId, id),
    onDone: () => {
      toasts.show(messages.saved, 'good')
      onDone()
    },
    onFailed: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: prizesQuery(ports).queryKey }),
  })
  return (
    <div className="mt-12 line-above">
      <h3 className="mt-12 type-line">{messages.chooseTitle}</h3>
      {addresses === undefined && (
        <LoadState part messages={messages} lines={2} isError={isError} onRetry={() => void refetch()} />
      )}
      {addresses?.length === 0 && <p className="detail my-4 break-anywhere">{messages.noAddress}</p>}
      <ul className={styles.addresses}>
        {addresses?.map(({ id, receiver, mobile, regionNames, detail }) => (
          <li key={id}>
            <span>{messages.addressTo(receiver, mobile, [...regionNames, detail].join(' '))}</span>
            <Button
              size="small"
              look="secondary"
              busy={busyWith === id}
              disabled={busyWith !== undefined && busyWith !== id}
              onClick={() => void send(id)}
            >
              {messages.useThis}
            </Button>
          </li>
        ))}
      </ul>
      <PageLink className={styles.link} to="/user_center/edit_address">
        {messages.addAddress}
      </PageLink>
    </div>
  )
}

const prizesQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['prizes'], ({ prizes }, cursor, signal) => prizes.list(cursor, signal))

/** The same question as on the page of the addresses. */
const addressesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: call(ports, ({ addresses }, signal) => addresses.list(signal)),
    staleTime: 0,
  })
