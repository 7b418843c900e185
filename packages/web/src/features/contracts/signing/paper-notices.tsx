import { neededPapers, paperOf, type ContractView, type PaperKind, type SigningPaper } from '@diandu/core/contracts'
import { heldDaysText } from '../../../app/held-days-text.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Notice } from '../../../ui/notice.tsx'
import { signingPaperWords } from '../../../words/signing-paper.words.ts'
import { dayAndTime } from '../contract-timeline.ts'
import styles from '../contracts.module.css'

interface PaperNoticesProps {
  readonly contract: ContractView
  /** Only these, where not all are spoken of. */
  readonly kinds?: readonly PaperKind[]
  /** Of these only what was refused. */
  readonly isRefusedOnly?: boolean
}

/** Where one's own papers stand: handed in, accepted, or refused and why. */
export function PaperNotices({ contract, kinds, isRefusedOnly = false }: PaperNoticesProps) {
  const locale = useLocale()
  const mine = contract[contract.role]
  const days = contract.role === 'buyer' && contract.status === 'seller-signed' ? heldDaysText(contract, locale) : undefined
  const papers = (kinds ?? neededPapers(mine)).flatMap((kind) => paperOf(mine, kind) ?? [])
  const shown = papers.filter(({ standing }) => !isRefusedOnly || standing.is === 'refused')
  return shown.map((paper) => (
    <div key={paper.kind} className={styles.part}>
      <PaperNotice paper={paper} days={days} />
    </div>
  ))
}

function PaperNotice({ paper: { kind, handedInAt, standing }, days }: { readonly paper: SigningPaper; readonly days: string | undefined }) {
  const words = useWords(signingPaperWords)
  const name = words.names[kind]
  switch (standing.is) {
    case 'waiting':
      return (
        <Notice live title={words.waiting(name)}>
          <p>{words.waitingLine(dayAndTime(handedInAt))}</p>
          {days !== undefined && <p>{days}</p>}
        </Notice>
      )
    case 'accepted':
      return (
        <Notice live tone="success" title={words.accepted(name)}>
          {words.acceptedLine(dayAndTime(standing.at))}
        </Notice>
      )
    case 'refused':
      return (
        <Notice live tone="alarm" title={words.refused(name)}>
          <p>{words.refusedLine(standing.reason, dayAndTime(standing.at))}</p>
          {days !== undefined && <p>{days}</p>}
        </Notice>
      )
  }
}
