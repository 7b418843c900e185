import type { AddressId } from '@diandu/core/account'
import type { GiftShelf, GiftView } from '@diandu/core/coins'
import { formatCount, shortMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useEffect, useState } from 'react'
import { useCoinAction } from '../../../app/money/coins/use-coin-action.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { coinMessages } from '../../../messages/coins/coin.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { addressesQuery } from '../coin-queries.ts'
import styles from '../coins.module.css'

/** Gifts with what is left of them; one is taken after a question, a parcel with an address. */
export function GiftList({ shelf }: { readonly shelf: GiftShelf }) {
  const messages = useMessages(coinMessages).exchange
  const locale = useLocale()
  const { act, busy } = useCoinAction()
  const [wanted, setWanted] = useState<GiftView>()
  const [addressId, setAddressId] = useState<AddressId | null>(null)
  const take = async (gift: GiftView) => {
    const place = gift.coupon === null ? addressId : null
    const outcome = gift.coupon === null ? messages.toBeSent : messages.arrived
    await act(gift.id, outcome, (coins, keyFor) => coins.exchange(gift.id, place, keyFor([gift.id, place])))
    setWanted(undefined)
  }
  return (
    <>
      <ul className="grid gap-12" aria-label={messages.gifts}>
        {shelf.gifts.map((gift) => (
          <li key={gift.id}>
            <Card>
              <div className={styles.gift}>
                <div>
                  <h3 className="type-body break-anywhere">{nameIn(gift.name, locale)}</h3>
                  <p className="note mt-4 break-anywhere">
                    {gift.coupon === null
                      ? messages.parcel
                      : messages.off(
                          shortMoney(gift.coupon.amountFen, locale),
                          shortMoney(gift.coupon.leastSpendFen, locale),
                        )}
                  </p>
                  <p className="note mt-4 break-anywhere">{messages.left(formatCount(gift.left))}</p>
                  <p className="note mt-4 break-anywhere">{messages.share(gift.taken, gift.perPerson)}</p>
                </div>
                {actionOf(gift)}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {wanted !== undefined && (
        <ConfirmAction
          isConfirming
          title={messages.sureTitle}
          confirmLabel={messages.confirm}
          cancelLabel={messages.cancel}
          busy={busy === wanted.id}
          onConfirm={() => void (wanted.coupon === null && addressId === null ? undefined : take(wanted))}
          onCancel={() => setWanted(undefined)}
        >
          <span>{messages.sure(nameIn(wanted.name, locale), formatCount(wanted.coins))}</span>
          {wanted.coupon === null && <ParcelAddress value={addressId} onChange={setAddressId} />}
        </ConfirmAction>
      )}
    </>
  )

  function actionOf(gift: GiftView) {
    if (gift.left <= 0) return <Badge>{messages.gone}</Badge>
    if (gift.taken >= gift.perPerson) return <Badge tone="green">{messages.shareUsed}</Badge>
    if (shelf.coins < gift.coins) return <Badge>{messages.short(formatCount(gift.coins - shelf.coins))}</Badge>
    return (
      <Button size="small" onClick={() => setWanted(gift)}>
        {messages.take(formatCount(gift.coins))}
        <VisuallyHidden>{` ${nameIn(gift.name, locale)}`}</VisuallyHidden>
      </Button>
    )
  }
}

interface ParcelAddressProps {
  readonly value: AddressId | null
  readonly onChange: (id: AddressId | null) => void
}

/** Which of the person's addresses a parcel goes to; the default one is chosen for them. */
function ParcelAddress({ value, onChange }: ParcelAddressProps) {
  const messages = useMessages(coinMessages).exchange
  const { data: addresses } = useLoad(addressesQuery(usePorts()), 'own-part')
  const preferred = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0]
  useEffect(() => {
    if (value === null && preferred !== undefined) onChange(preferred.id)
  }, [value, preferred, onChange])
  if (addresses === undefined) return null
  if (addresses.length === 0)
    return (
      <>
        {` ${messages.noAddress} `}
        <PageLink to="/user_center/edit_address">{messages.addAddress}</PageLink>
      </>
    )
  return (
    <SelectField
      label={messages.address}
      value={value ?? ''}
      placeholder={messages.chooseAddress}
      options={addresses.map(({ id, receiver, regionNames, detail }) => ({
        value: id,
        label: `${receiver} ${regionNames.join(' ')} ${detail}`,
      }))}
      onChange={(chosen) => onChange(addresses.find(({ id }) => id === chosen)?.id ?? null)}
    />
  )
}
