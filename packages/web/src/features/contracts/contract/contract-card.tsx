import {
  CONTRACT_STATUSES,
  isUnderReview,
  nextSigner,
  toContractStatus,
  type ContractView,
} from '@diandu/core/contracts'
import { formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Card } from '../../../ui/lists/card.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { supportingDocumentMessages } from '../../../messages/contracts/supporting-document.messages.ts'
import styles from '../contracts.module.css'
import { SignedShop } from '../signed-shop.tsx'

/** One line of a list: what it is, for whom, whose turn it is. */
export function ContractCard({ contract }: { readonly contract: ContractView }) {
  const messages = useMessages(contractMessages)
  const papers = useMessages(supportingDocumentMessages)
  const locale = useLocale()
  return (
    <Card link={(parts) => <PageLink to={`/user_center/server/contract?id=${contract.id}`} {...parts} />}>
      <div className={styles.head}>
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
