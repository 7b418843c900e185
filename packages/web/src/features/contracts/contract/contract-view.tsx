import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CONTRACT_STATUSES, hasProven, hasSigned, isUnderReview, needsConsent, neededPapers, nextSigner, paperOf, toContractStatus, type ContractView as Contract, type Signatory } from '@diandu/core/contracts'
import { formatYuan } from '@diandu/core/format'
import type { Failure } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/words'
import { Agreement } from '../../../app/agreement/agreement.tsx'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import { signingPaperWords } from '../../../words/signing-paper.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { contractTimeline } from '../contract-timeline.ts'
import { pagesQuery } from '../contract-queries.ts'
import styles from '../contracts.module.css'
import { EvidenceList } from '../paper/evidence-list.tsx'
import { PaperPages } from '../paper/paper-pages.tsx'
import { SignedShop } from '../signed-shop.tsx'
import { PaperNotices } from '../signing/paper-notices.tsx'
import { ReplacePaper } from '../signing/replace-paper.tsx'
import { SigningFailure } from '../signing/signing-failure.tsx'

interface ContractViewProps {
  readonly contract: Contract
  readonly note?: string
  readonly failure?: Failure | undefined
  /** It was read and is one's turn. */
  readonly onRead?: () => void
  /** It is not one's turn, and who one is can be shown meanwhile. */
  readonly onProve?: () => void
  readonly onRefresh?: () => void
  /** Whether the house has looked at what was handed in. */
  readonly onLook?: () => void
}

/** A contract to read: where it stands, the document, its clauses in plain words, what is kept of it. */
export function ContractView({ contract, note, failure, onRead, onProve, onRefresh, onLook }: ContractViewProps) {
  const words = useWords(contractWords)
  const papers = useWords(signingPaperWords)
  const title = useWords(titleWords).contract
  const locale = useLocale()
  const { confirm, isBusy, failed } = useConfirm(contract, onRead)
  const mine = contract[contract.role]
  const changed = onLook ?? onRefresh
  const again = neededPapers(mine).flatMap((kind) => paperOf(mine, kind) ?? []).find(({ standing }) => standing.is === 'refused')
  const yuan = (fen: number): string => `¥${formatYuan(fen, { grouped: true })}`
  const facts = [
    [words.me, words.roles[contract.role]],
    [words.price, yuan(contract.terms.priceFen)],
    [words.fee, yuan(contract.terms.serviceFeeFen)],
    [words.damages, yuan(contract.terms.damagesFen)],
    [words.number, contract.number],
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
      <Button block busy={isBusy} onClick={() => void confirm()} consequence={again === undefined ? words.readConsequence[whatFollows(mine)] : papers.again[again.kind]}>
        {words.read}
      </Button>
    </StickyAction>
  )
  const early = onProve !== undefined && !hasProven(mine) && (
    <StickyAction>
      <Button block look="secondary" onClick={onProve} consequence={words.proveEarlyLine}>
        {words.proveEarly}
      </Button>
    </StickyAction>
  )
  return (
    <Screen top={<BackBar title={title} home="/user_center/server/contract" />} action={look || action || early}>
      <div className={styles.flow}>
        <div className={styles.inset}>
          <SigningFailure failure={failed ?? failure} />
          <p className={styles.status}>{nameIn(toContractStatus(CONTRACT_STATUSES[contract.status]).name, locale)}</p>
          <SignedShop shop={contract.shop} />
          {note !== undefined && (
            <div className={styles.part}>
              <Notice>{note}</Notice>
            </div>
          )}
          {!hasSigned(contract, contract.role) && nextSigner(contract) !== null && <PaperNotices contract={contract} />}
          {changed !== undefined && !hasSigned(contract, contract.role) && nextSigner(contract) !== null && <ReplacePaper contract={contract} onReplaced={changed} />}
          {onRefresh !== undefined && (
            <Button look="quiet" size="small" icon="refresh" onClick={onRefresh}>
              {words.refresh}
            </Button>
          )}
        </div>
        <Section title={words.progress}>
          <div className={styles.sheet}>
            <Timeline label={words.progress} steps={contractTimeline(contract, locale)} stateWords={words.states} />
            <div className={styles.facts}>
              <Facts facts={facts} />
            </div>
            <PageLink to={`/user_center/order_detail/${contract.orderId}`} className={styles.link}>{words.toOrder}</PageLink>
          </div>
        </Section>
        <Section title={words.paper}>
          <PaperPages contract={contract} />
        </Section>
        <Section title={words.clauses}>
          {contract.role === 'seller' && <p className={styles.line}>{words.clausesForSeller}</p>}
          <Agreement terms={contract.terms} />
        </Section>
        {contract.signatures.length > 0 && (
          <Section title={words.evidence}>
            <EvidenceList contract={contract} />
          </Section>
        )}
      </div>
    </Screen>
  )
}

const whatFollows = (mine: Signatory) => (!hasProven(mine) ? 'prove' : needsConsent(mine) ? 'consent' : 'sign')

/** What stands there is confirmed as read before anything is signed; if it has changed meanwhile, it is read again. */
function useConfirm(contract: Contract, onRead: (() => void) | undefined) {
  const ports = usePorts()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failure>()
  const confirm = async (): Promise<void> => {
    setIsBusy(true)
    const { id } = contract
    const query = pagesQuery(ports, contract)
    const { contracts, signatures } = await ports()
    const known = queries.getQueryData(query.queryKey)?.digest
    const pages = known === undefined ? await contracts.pages(id) : undefined
    const digest = known ?? (pages?.ok === true ? pages.value.digest : '')
    const confirmed = pages?.ok === false ? pages : await signatures.confirm(id, digest)
    setIsBusy(false)
    setFailed(confirmed.ok ? undefined : confirmed.failure)
    if (confirmed.ok) onRead?.()
    else void queries.invalidateQueries({ queryKey: query.queryKey })
  }
  return { confirm, isBusy, failed }
}
