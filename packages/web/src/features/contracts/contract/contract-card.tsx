import { CONTRACT_STATUSES, isUnderReview, nextSigner, toContractStatus, type ContractView } from '@diandu/core/contracts'
import { formatYuan } from '@diandu/core/format'
import { nameIn } from '@diandu/core/words'
import { PageLink } from '../../../app/page-link.tsx'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Card } from '../../../ui/card.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import { signingPaperWords } from '../../../words/signing-paper.words.ts'
import styles from '../contracts.module.css'
import { SignedShop } from '../signed-shop.tsx'

/** One line of a list: what it is, for whom, whose turn it is. */
export function ContractCard({ contract }: { readonly contract: ContractView }) {
  const words = useWords(contractWords)
  const papers = useWords(signingPaperWords)
  const locale = useLocale()
  return (
    <Card link={(parts) => <PageLink to={`/user_center/server/contract?id=${contract.id}`} {...parts} />}>
      <div className={styles.head}>
        <strong>{nameIn(toContractStatus(CONTRACT_STATUSES[contract.status]).name, locale)}</strong>
        <span className={styles.quiet}>{contract.role === 'seller' ? words.list.asSeller : words.list.asBuyer}</span>
      </div>
      <SignedShop shop={contract.shop} />
      <p>¥{formatYuan(contract.terms.priceFen, { grouped: true })}</p>
      <p className={styles.quiet}>{contract.number}</p>
      {nextSigner(contract) === contract.role && <p className={styles.turn}>{isUnderReview(contract[contract.role]) ? papers.listed : words.list.yourTurn}</p>}
    </Card>
  )
}
