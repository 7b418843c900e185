import {
  CONTRACT_STATUSES,
  PROOFS,
  documentOf,
  hasProven,
  hasSigned,
  isProof,
  isUnderReview,
  neededDocuments,
  needsConsent,
  nextSigner,
  toContractStatus,
  type ContractView,
  type Signatory,
} from '@diandu/core/contracts'
import { formatMoney } from '@diandu/core/format'
import type { Failure } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { PurchaseAgreement } from '../../../app/orders/agreement/purchase-agreement.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { supportingDocumentMessages } from '../../../messages/contracts/supporting-document.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { PdfPageList } from '../contract-pdf/pdf-page-list.tsx'
import { evidenceQuery, orderOfAgreementQuery, pagesQuery } from '../contract-queries.ts'
import { contractTimeline, dayAndTime } from '../contract-timeline.ts'
import styles from '../contracts.module.css'
import { SignedShop } from '../signed-shop.tsx'
import { DocumentNotices } from '../signing/proofs/document-notices.tsx'
import { ReplaceDocument } from '../signing/proofs/replace-document.tsx'
import { SigningFailure } from '../signing/signing-step-screen.tsx'

interface ContractViewProps {
  readonly contract: ContractView
  readonly note?: string
  readonly failure?: Failure | undefined
  /** It was read and is one's turn. */
  readonly onRead?: () => void
  /** It is not one's turn, and who one is can be shown meanwhile. */
  readonly onProve?: () => void
  readonly onRefresh?: () => void
  /** Whether the platform has reviewed what was submitted. */
  readonly onLook?: () => void
}

/** A contract to read: its state, the document, its clauses in plain words, its evidence. */
export function ContractDetails({ contract, note, failure, onRead, onProve, onRefresh, onLook }: ContractViewProps) {
  const messages = useMessages(contractMessages)
  const papers = useMessages(supportingDocumentMessages)
  const title = useMessages(titleMessages).contract
  const locale = useLocale()
  const awaitsSeller = nextSigner(contract) === 'seller'
  const { data: order } = useLoad({
    ...orderOfAgreementQuery(usePorts(), contract.orderId),
    enabled: awaitsSeller,
  })
  const { confirm, isBusy, failed } = useConfirm(contract, onRead)
  const mine = contract[contract.role]
  const changed = onLook ?? onRefresh
  const again = neededDocuments(mine)
    .flatMap((kind) => documentOf(mine, kind) ?? [])
    .find(({ standing }) => standing.is === 'refused')
  const facts = [
    [messages.me, messages.roles[contract.role]],
    [messages.price, formatMoney(contract.terms.priceFen)],
    [messages.fee, formatMoney(contract.terms.serviceFeeFen)],
    [messages.damages, formatMoney(contract.terms.damagesFen)],
    [messages.number, contract.number],
  ] as const
  const isLookedAt = onLook !== undefined && isUnderReview(mine)
  const look = isLookedAt && (
    <StickyAction>
      <Button block look="secondary" onClick={onLook} consequence={papers.refreshConsequence}>
        {papers.refresh}
      </Button>
    </StickyAction>
  )
  const action = onRead !== undefined && !isLookedAt && (
    <StickyAction>
      <Button
        block
        busy={isBusy}
        onClick={() => void confirm()}
        consequence={again === undefined ? messages.readConsequence[whatFollows(mine)] : papers.again[again.kind]}
      >
        {messages.read}
      </Button>
    </StickyAction>
  )
  const early = onProve !== undefined && !hasProven(mine) && (
    <StickyAction>
      <Button block look="secondary" onClick={onProve} consequence={messages.proveEarlyLine}>
        {messages.proveEarly}
      </Button>
    </StickyAction>
  )
  return (
    <Screen top={<BackBar title={title} home="/user_center/server/contract" />} action={look || action || early}>
      <div className="pt-16 pb-32">
        <div className="px-16">
          <SigningFailure failure={failed ?? failure} />
          <p className="type-title strong">
            {nameIn(toContractStatus(CONTRACT_STATUSES[contract.status]).name, locale)}
          </p>
          <SignedShop shop={contract.shop} />
          {note !== undefined && (
            <div className="mb-16">
              <Notice>{note}</Notice>
            </div>
          )}
          {!hasSigned(contract, contract.role) && nextSigner(contract) !== null && (
            <DocumentNotices contract={contract} />
          )}
          {changed !== undefined && !hasSigned(contract, contract.role) && nextSigner(contract) !== null && (
            <ReplaceDocument contract={contract} onReplaced={changed} />
          )}
          {onRefresh !== undefined && (
            <Button look="quiet" size="small" icon="refresh" onClick={onRefresh}>
              {messages.refresh}
            </Button>
          )}
        </div>
        <Section title={messages.progress}>
          <div className="panel">
            <Timeline
              label={messages.progress}
              steps={contractTimeline(contract, locale, order)}
              stateMessages={messages.states}
            />
            <div className="mt-16">
              <Facts facts={facts} />
            </div>
            <PageLink to={`/user_center/order_detail/${contract.orderId}`} className="lone-link" data-screen-only>
              {messages.toOrder}
            </PageLink>
          </div>
        </Section>
        <Section title={messages.paper}>
          <PdfPageList contract={contract} />
        </Section>
        <Section title={messages.clauses}>
          {contract.role === 'seller' && <p className="detail mb-16">{messages.clausesForSeller}</p>}
          <PurchaseAgreement terms={contract.terms} reader={contract.role} />
        </Section>
        {contract.signatures.length > 0 && (
          <Section title={messages.evidence}>
            <EvidenceList contract={contract} />
          </Section>
        )}
      </div>
    </Screen>
  )
}

const whatFollows = (mine: Signatory) => (!hasProven(mine) ? 'prove' : needsConsent(mine) ? 'consent' : 'sign')

/** The contract is confirmed as read before anything is signed; if it has changed in the meantime, it is read again. */
function useConfirm(contract: ContractView, onRead: (() => void) | undefined) {
  const ports = usePorts()
  const queries = useQueryClient()
  const query = pagesQuery(ports, contract)
  const { send, isBusy, failure } = useSend({
    async send({ contracts, signatures }) {
      const { id } = contract
      const known = queries.getQueryData(query.queryKey)?.digest
      const pages = known === undefined ? await contracts.pages(id) : undefined
      if (pages?.ok === false) return pages
      return signatures.confirm(id, known ?? pages?.value.digest ?? '')
    },
    onDone: () => onRead?.(),
    onFailed: () => void queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  return { confirm: send, isBusy, failed: failure }
}

/** Each piece with its party, its instant, its method and its fingerprint. */
function EvidenceList({ contract }: { readonly contract: ContractView }) {
  const messages = useMessages(contractMessages)
  const locale = useLocale()
  const { data = [] } = useLoad(evidenceQuery(usePorts(), contract.id, contract.signatures.length), 'own-part')
  return (
    <>
      <p className="detail mb-16">{messages.evidenceLine}</p>
      {data.length === 0 ? (
        <p className="detail">{messages.evidenceEmpty}</p>
      ) : (
        <ul className={styles.pieces}>
          {data.map(({ id, kind, party, digest, keptAt, by = '' }) => (
            <li key={id}>
              <strong>{messages.kinds[kind]}</strong>
              <p className="detail">
                <span>{`${party === 'house' ? messages.parties.house : messages.roles[party]} · ${dayAndTime(keptAt)}`}</span>
                {isProof(by) && <span>{` · ${nameIn(PROOFS[by].name, locale)}`}</span>}
              </p>
              <p className={styles.digest}>{digest}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
