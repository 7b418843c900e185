import { useSearchParams } from 'react-router-dom'
import type { ContractId, ContractView } from '@diandu/core/contracts'
import type { OrderId } from '@diandu/core/orders'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { contractOfOrderQuery, contractQuery, linkQuery } from '../contract-queries.ts'
import { ContractList } from './contract-list.tsx'
import { ContractGate } from './contract-gate.tsx'
import { OneContract } from './one-contract.tsx'

/** All contracts; with `?id=`, `?order=` or a link to sign (`?link=`), one. */
export function Page() {
  const title = useMessages(titleMessages).contracts
  const [search] = useSearchParams()
  const [id, order, link] = [search.get('id'), search.get('order'), search.get('link')]
  if (id === null && order === null && link === null) {
    return (
      <Screen top={<BackBar title={title} home="/user_center" />}>
        <div className="page">
          <ContractList />
        </div>
      </Screen>
    )
  }
  if (link !== null) return <ByLink secret={link} />
  return id === null ? <ByOrder orderId={(order ?? '') as OrderId} /> : <ById id={id as ContractId} />
}

const shown = (contract: ContractView) => <OneContract key={contract.id} contractId={contract.id} />

function ById({ id }: { readonly id: ContractId }) {
  return <ContractGate query={useLoad(contractQuery(usePorts(), id), 'own-part')}>{shown}</ContractGate>
}

function ByOrder({ orderId }: { readonly orderId: OrderId }) {
  return <ContractGate query={useLoad(contractOfOrderQuery(usePorts(), orderId), 'own-part')}>{shown}</ContractGate>
}

function ByLink({ secret }: { readonly secret: string }) {
  return (
    <ContractGate isLink query={useLoad(linkQuery(usePorts(), secret), 'own-part')}>
      {shown}
    </ContractGate>
  )
}
