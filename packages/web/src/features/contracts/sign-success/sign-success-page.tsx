import { useSearchParams } from 'react-router-dom'
import { hasSigned, signBy, type ContractId, type ContractView } from '@diandu/core/contracts'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { ContractGate } from '../contract/contract-gate.tsx'
import { contractQuery } from '../contract-queries.ts'
import { contractTimeline, dayAndTime } from '../contract-timeline.ts'
import { useDownload } from '../contract-pdf/use-download.ts'
import { SignedShop } from '../signed-shop.tsx'

/** Says that the user has signed only where they have. */
export function Page() {
  const id = (useSearchParams()[0].get('contract') ?? '') as ContractId
  return (
    <ContractGate query={useLoad(contractQuery(usePorts(), id), 'own-part')}>
      {(contract) => <Signed contract={contract} />}
    </ContractGate>
  )
}

function Signed({ contract }: { readonly contract: ContractView }) {
  const messages = useMessages(contractMessages)
  const locale = useLocale()
  const { download, isBusy, hasFailed } = useDownload(contract)
  const { success } = messages
  const by = signBy(contract)
  const isWhole = contract.status === 'all-signed'
  const isMine = hasSigned(contract, contract.role)
  return (
    <BackScreen title="signed" home="/user_center/server/contract">
      <div className="pt-16 pb-32">
        <div className="px-16">
          <SignedShop shop={contract.shop} />
          {isMine && (
            <Notice tone="success" title={isWhole ? success.buyer : success.seller}>
              {isWhole || by === null ? success.buyerLine : success.sellerLine(dayAndTime(by))}
            </Notice>
          )}
        </div>
        <Section title={messages.progress}>
          <div className="panel">
            <Timeline
              label={messages.progress}
              steps={contractTimeline(contract, locale)}
              stateMessages={messages.states}
            />
          </div>
        </Section>
        <div className="px-16 pt-16 grid gap-12">
          <Button block link={(parts) => <PageLink to={`/user_center/order_detail/${contract.orderId}`} {...parts} />}>
            {success.toOrder}
          </Button>
          <Button
            block
            look="secondary"
            link={(parts) => <PageLink to={`/user_center/server/contract?id=${contract.id}`} {...parts} />}
          >
            {success.toContract}
          </Button>
          <Button block look="quiet" busy={isBusy} onClick={() => void download()}>
            {messages.download}
          </Button>
        </div>
        <div role="status" className="px-16">
          {hasFailed && messages.downloadFailed}
        </div>
      </div>
    </BackScreen>
  )
}
