import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { AddressId } from '@diandu/core/account'
import { BackBar } from '../../../app/back-bar.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { addressWords } from '../../../words/address.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { addressQuery } from '../address-queries.ts'
import styles from '../form-page.module.css'
import { AddressFields } from './address-fields.tsx'
import { EMPTY_ADDRESS, formOf } from './address-form.ts'

/** A new address, or with `?id=` one that is kept. */
export function Page() {
  const words = useWords(addressWords).form
  const title = useWords(titleWords).editAddress
  const [search] = useSearchParams()
  const id = (search.get('id') ?? undefined) as AddressId | undefined
  return (
    <Screen top={<BackBar title={id === undefined ? words.addTitle : title} home="/user_center/address" />}>
      <div className={styles.page}>{id === undefined ? <AddressFields id={undefined} kept={EMPTY_ADDRESS} /> : <KeptAddress key={id} id={id} />}</div>
    </Screen>
  )
}

function KeptAddress({ id }: { readonly id: AddressId }) {
  const words = useWords(addressWords).form
  const { data: address, error, refetch } = useQuery(addressQuery(usePorts(), id))
  if (address !== undefined) return <AddressFields id={id} kept={formOf(address)} />
  const failure = error === null ? undefined : failureOfError(error)
  if (failure?.kind === 'refused' || (failure?.kind === 'http' && failure.status === 404)) {
    return (
      <ErrorState
        picture="adrift"
        message={words.unknown}
        action={
          <Button look="secondary" size="small" link={(parts) => <PageLink to="/user_center/address" {...parts} />}>
            {words.toList}
          </Button>
        }
      />
    )
  }
  return <LoadState words={words} lines={8} isError={failure !== undefined} onRetry={() => void refetch()} />
}
