import {
  CONTRACT_STATUSES,
  isUnderReview,
  nextSigner,
  toContractStatus,
  type ContractId,
  type ContractView,
} from '@diandu/core/contracts'
import { formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { OrderId } from '@diandu/core/orders'
import { useSearchParams } from 'react-router-dom'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { supportingDocumentMessages } from '../../../messages/contracts/supporting-document.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { contractOfOrderQuery, contractQuery, contractsQuery, linkQuery } from '../contract-queries.ts'
import { SignedShop } from '../signed-shop.tsx'
import { ContractGate } from './contract-gate.tsx'
import { OneContract } from './one-contract.tsx'

/** All contracts; with `?id=`, `?order=` or a link to sign (`?link=`), one. */
export function Page() {
  const [search] = useSearchParams()
  const [id, order, link] = [search.get('id'), search.get('order'), search.get('link')]
  if (id === null && order === null && link === null) {
    return (
      <BackScreen title="contracts" home="/user_center">
        <div className="page">
          <ContractList />
        </div>
      </BackScreen>
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

/** Every contract of a person, the newest first. */
function ContractList() {
  const messages = useMessages(contractMessages).list
  const { items: contracts, isEmpty, more } = usePaged(contractsQuery(usePorts()), 'own-page')
  if (isEmpty) {
    return (
      <EmptyState
        picture="paper"
        action={
          <Button link={(parts) => <PageLink to="/user_center/order" {...parts} />}>{messages.emptyAction}</Button>
        }
      >
        {messages.empty}
      </EmptyState>
    )
  }
  return (
    <EndlessList
      label={messages.label}
      items={contracts}
      keyOf={(contract) => contract.id}
      renderItem={(contract) => <ContractCard contract={contract} />}
      {...more}
      messages={messages}
    />
  )
}

/** One line of a list: what it is, for whom, whose turn it is. */
function ContractCard({ contract }: { readonly contract: ContractView }) {
  const messages = useMessages(contractMessages)
  const papers = useMessages(supportingDocumentMessages)
  const locale = useLocale()
  return (
    <Card link={(parts) => <PageLink to={`/user_center/server/contract?id=${contract.id}`} {...parts} />}>
      <div className="flex between baseline apart-12">
        <strong>{nameIn(toContractStatus(CONTRACT_STATUSES[contract.status]).name, locale)}</strong>
        <span className="detail">{contract.role === 'seller' ? messages.list.asSeller : messages.list.asBuyer}</span>
      </div>
      <SignedShop shop={contract.shop} />
      <p>{formatMoney(contract.terms.priceFen)}</p>
      <p className="detail">{contract.number}</p>
      {nextSigner(contract) === contract.role && contract.isPaused !== true && (
        <p className="price type-line strong">
          {isUnderReview(contract[contract.role]) ? papers.listed : messages.list.yourTurn}
        </p>
      )}
    </Card>
  )
}
