import { useSearchParams } from 'react-router-dom'
import type { AddressId } from '@diandu/core/account'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { addressMessages } from '../../../messages/account/address.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { addressQuery } from '../account-queries.ts'
import styles from '../form-page.module.css'
import { AddressFields } from './address-fields.tsx'
import { EMPTY_ADDRESS, formOf } from './address-form.ts'

/** A new address, or with `?id=` one that is kept. */
export function Page() {
  const messages = useMessages(addressMessages).form
  const title = useMessages(titleMessages).editAddress
  const [search] = useSearchParams()
  const id = (search.get('id') ?? undefined) as AddressId | undefined
  return (
    <Screen top={<BackBar title={id === undefined ? messages.addTitle : title} home="/user_center/address" />}>
      <div className={`page ${styles.page}`}>
        {id === undefined ? <AddressFields id={undefined} stored={EMPTY_ADDRESS} /> : <SavedAddress key={id} id={id} />}
      </div>
    </Screen>
  )
}

function SavedAddress({ id }: { readonly id: AddressId }) {
  const messages = useMessages(addressMessages).form
  const { data: address, failure, refetch } = useLoad(addressQuery(usePorts(), id), 'own-page')
  if (address !== undefined) return <AddressFields id={id} stored={formOf(address)} />
  if (failure?.kind === 'refused' || (failure?.kind === 'http' && failure.status === 404)) {
    return (
      <ErrorState
        picture="adrift"
        message={messages.unknown}
        action={
          <Button look="secondary" size="small" link={(parts) => <PageLink to="/user_center/address" {...parts} />}>
            {messages.toList}
          </Button>
        }
      />
    )
  }
  return <LoadState messages={messages} lines={8} isError={failure !== undefined} onRetry={() => void refetch()} />
}
