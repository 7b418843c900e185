import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { hasSigned, signBy, type ContractId, type ContractView } from '@diandu/core/contracts'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { ContractGate } from '../contract/contract-gate.tsx'
import { contractQuery } from '../contract-queries.ts'
import { contractTimeline, dayAndTime } from '../contract-timeline.ts'
import styles from '../contracts.module.css'
import { useDownload } from '../paper/use-download.ts'
import { SignedShop } from '../signed-shop.tsx'

/** What one's signature has brought; it says that one has signed only where one has. */
export function Page() {
  const id = (useSearchParams()[0].get('contract') ?? '') as ContractId
  return <ContractGate query={useQuery(contractQuery(usePorts(), id))}>{(contract) => <Signed contract={contract} />}</ContractGate>
}

function Signed({ contract }: { readonly contract: ContractView }) {
  const words = useWords(contractWords)
  const title = useWords(titleWords).signed
  const locale = useLocale()
  const { download, isBusy, hasFailed } = useDownload(contract)
  const { success } = words
  const by = signBy(contract)
  const isWhole = contract.status === 'all-signed'
  const isMine = hasSigned(contract, contract.role)
  return (
    <Screen top={<BackBar title={title} home="/user_center/server/contract" />}>
      <div className={styles.flow}>
        <div className={styles.inset}>
          <SignedShop shop={contract.shop} />
          {isMine && (
            <Notice tone="success" title={isWhole ? success.buyer : success.seller}>
              {isWhole || by === null ? success.buyerLine : success.sellerLine(dayAndTime(by))}
            </Notice>
          )}
        </div>
        <Section title={words.progress}>
          <div className={styles.sheet}>
            <Timeline label={words.progress} steps={contractTimeline(contract, locale)} stateWords={words.states} />
          </div>
        </Section>
        <div className={styles.ways}>
          <Button block link={(parts) => <PageLink to={`/user_center/order_detail/${contract.orderId}`} {...parts} />}>
            {success.toOrder}
          </Button>
          <Button block look="secondary" link={(parts) => <PageLink to={`/user_center/server/contract?id=${contract.id}`} {...parts} />}>
            {success.toContract}
          </Button>
          <Button block look="quiet" busy={isBusy} onClick={() => void download()}>
            {words.download}
          </Button>
        </div>
        <div role="status" className={styles.inset}>{hasFailed && words.downloadFailed}</div>
      </div>
    </Screen>
  )
}
