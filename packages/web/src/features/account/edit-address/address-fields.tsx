import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AddressField, AddressId } from '@diandu/core/account'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { isLost } from '../../../app/forms/form-errors.ts'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { useHistoryFlag } from '../../../app/use-history-flag.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenField } from '../../../ui/open-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { addressWords } from '../../../words/address.words.ts'
import { addressesQuery, areasQuery } from '../address-queries.ts'
import styles from '../form-page.module.css'
import { ADDRESS_FIELDS, addressDraft, chosenRegion, regionCodes, wrongAddressFields, type AddressForm } from './address-form.ts'

const RegionSheet = lazy(async () => ({ default: (await import('./region-sheet.tsx')).RegionSheet }))

interface AddressFieldsProps {
  /** Which address; a new one without. */
  readonly id: AddressId | undefined
  /** As it is kept, or empty. */
  readonly kept: AddressForm
}

export function AddressFields({ id, kept }: AddressFieldsProps) {
  const words = useWords(addressWords).form
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [isFirstPage] = useState(key === 'default')
  const [isOpen, openRegion, closeRegion] = useHistoryFlag('region')
  const { form, change, element, errors, errorOf, typedField, failure, isBusy, onSubmit } = useForm<AddressForm, AddressField>({
    name: `address-${id ?? 'new'}`,
    empty: kept,
    kept: Object.keys(kept) as (keyof AddressForm)[],
    fields: () => ADDRESS_FIELDS,
    faults: (filled) => Object.fromEntries(wrongAddressFields(filled).map((field) => [field, words.faults[field]])),
    lost: words.lost,
    async send(filled) {
      const { addresses } = await ports()
      const answer = await (id === undefined ? addresses.add(addressDraft(filled)) : addresses.edit(id, addressDraft(filled)))
      void queries.invalidateQueries({ queryKey: addressesQuery(ports).queryKey })
      if (!answer.ok) return answer.failure
      toasts.show(words.saved, 'good')
      await (isFirstPage ? navigate('/user_center/address', { replace: true }) : navigate(-1))
      return undefined
    },
  })
  const open = () => {
    void queries.prefetchQuery(areasQuery(ports))
    openRegion()
  }
  const toList = <PageLink to="/user_center/address">{words.toList}</PageLink>
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} action={failure !== undefined && isLost(failure) ? toList : undefined} />
      <TextField
        label={words.receiver}
        {...typedField('receiver')}
        autoComplete="name"
        enterKeyHint="next"
        clearLabel={words.clear}
        hint={errors.of.receiver === undefined && words.receiverHint}
      />
      <MobileField label={words.mobile} {...typedField('mobile')} />
      <OpenField label={words.region} value={form.regionText} placeholder={words.regionChoose} isOpen={isOpen} onOpen={open} {...errorOf('region')} />
      <TextArea
        label={words.detail}
        rows={2}
        {...typedField('detail')}
        onChange={(detail) => change({ detail: detail.replaceAll(/[\r\n]+/g, ' ') })}
        autoComplete="street-address"
        hint={errors.of.detail === undefined && words.detailHint}
      />
      <TextField
        label={words.postcode}
        inputMode="numeric"
        {...typedField('postcode')}
        autoComplete="postal-code"
        enterKeyHint="done"
        maxLength={6}
      />
      <Switch
        label={words.isDefault}
        hint={kept.isDefault ? words.staysDefault : words.isDefaultHint}
        checked={form.isDefault}
        disabled={kept.isDefault}
        onChange={(isDefault) => change({ isDefault })}
      />
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy}>
          {words.save}
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
