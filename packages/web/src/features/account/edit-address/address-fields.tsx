import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AddressField, AddressId } from '@diandu/core/account'
import { cleanTextarea, digitsOnly, foldTyped } from '@diandu/core/input'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { isLost } from '../../../app/forms/form-errors.ts'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useHistoryFlag } from '../../../app/layout/use-history-flag.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { OpenField } from '../../../ui/inputs/open-field.tsx'
import { Switch } from '../../../ui/choices/switch.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { addressMessages } from '../../../messages/account/address.messages.ts'
import { addressesQuery, areasQuery } from '../account-queries.ts'
import {
  ADDRESS_FIELDS,
  addressDraft,
  chosenRegion,
  regionCodes,
  wrongAddressFields,
  type AddressForm,
} from './address-form.ts'
import { isFirstEntry } from '../../../router/first-entry.ts'

const RegionSheet = lazy(async () => ({ default: (await import('./region-sheet.tsx')).RegionSheet }))

interface AddressFieldsProps {
  /** Which address; a new one without. */
  readonly id: AddressId | undefined
  /** As it is kept, or empty. */
  readonly stored: AddressForm
}

export function AddressFields({ id, stored }: AddressFieldsProps) {
  const messages = useMessages(addressMessages).form
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [isFirstPage] = useState(isFirstEntry(key))
  const [isOpen, openRegion, closeRegion] = useHistoryFlag('region')
  const { form, change, element, errors, errorOf, typedField, failure, isBusy, onSubmit } = useForm<
    AddressForm,
    AddressField
  >({
    name: `address-${id ?? 'new'}`,
    empty: stored,
    stored: Object.keys(stored) as (keyof AddressForm)[],
    fields: () => ADDRESS_FIELDS,
    faults: (filled) => Object.fromEntries(wrongAddressFields(filled).map((field) => [field, messages.faults[field]])),
    lost: messages.lost,
    async send(filled) {
      const { addresses } = await ports()
      const answer = await (id === undefined
        ? addresses.add(addressDraft(filled))
        : addresses.edit(id, addressDraft(filled)))
      void queries.invalidateQueries({ queryKey: addressesQuery(ports).queryKey })
      if (!answer.ok) return answer.failure
      toasts.show(messages.saved, 'good')
      await (isFirstPage ? navigate('/user_center/address', { replace: true }) : navigate(-1))
      return undefined
    },
  })
  const open = () => {
    void queries.prefetchQuery(areasQuery(ports))
    openRegion()
  }
  const toList = <PageLink to="/user_center/address">{messages.toList}</PageLink>
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} action={failure !== undefined && isLost(failure) ? toList : undefined} />
      <TextField
        label={messages.receiver}
        {...typedField('receiver')}
        autoComplete="name"
        enterKeyHint="next"
        clearLabel={messages.clear}
        hint={errors.of.receiver === undefined && messages.receiverHint}
      />
      <MobileField label={messages.mobile} {...typedField('mobile')} />
      <OpenField
        label={messages.region}
        value={form.regionText}
        placeholder={messages.regionChoose}
        isOpen={isOpen}
        onOpen={open}
        {...errorOf('region')}
      />
      <TextArea
        label={messages.detail}
        rows={2}
        {...typedField('detail')}
        clean={cleanTextarea}
        onChange={(detail) => change({ detail: detail.replaceAll(/[\r\n]+/g, ' ') })}
        autoComplete="street-address"
        hint={errors.of.detail === undefined && messages.detailHint}
      />
      <TextField
        label={messages.postcode}
        inputMode="numeric"
        {...typedField('postcode')}
        clean={(raw) => (/^[\d ]*$/.test(foldTyped(raw)) ? digitsOnly(foldTyped(raw)) : raw)}
        autoComplete="postal-code"
        enterKeyHint="done"
      />
      <Switch
        label={messages.isDefault}
        hint={stored.isDefault ? messages.staysDefault : messages.isDefaultHint}
        checked={form.isDefault}
        disabled={stored.isDefault}
        onChange={(isDefault) => change({ isDefault })}
      />
      <div className="mt-24">
        <Button type="submit" block busy={isBusy}>
          {messages.save}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <RegionSheet
            chosen={regionCodes(form)}
            onClose={closeRegion}
            onChoose={(way) => {
              change(chosenRegion(way))
              closeRegion()
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
