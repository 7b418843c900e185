import { useEffect } from 'react'
import type { AddressId } from '@diandu/core/account'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { coinMessages } from '../../../messages/coins/coin.messages.ts'
import { addressesQuery } from '../coin-queries.ts'

interface ParcelAddressProps {
  readonly value: AddressId | null
  readonly onChange: (id: AddressId | null) => void
}

/** Which of the person's addresses a parcel goes to; the default one is chosen for them. */
export function ParcelAddress({ value, onChange }: ParcelAddressProps) {
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
