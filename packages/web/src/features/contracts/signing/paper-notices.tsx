import { neededPapers, paperOf, type ContractView, type PaperKind, type SigningPaper } from '@diandu/core/contracts'
import { useWords } from '../../../app/preferences.ts'
import { Notice } from '../../../ui/notice.tsx'
import { heldDaysWords } from '../../../words/held-days.words.ts'
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
  const mine = contract[contract.role]
  const papers = (kinds ?? neededPapers(mine)).flatMap((kind) => paperOf(mine, kind) ?? [])
  const shown = papers.filter(({ standing }) => !isRefusedOnly || standing.is === 'refused')
  return shown.map((paper) => (
    <div key={paper.kind} className={styles.part}>
      <PaperNotice paper={paper} isHeld={contract.role === 'buyer' && contract.signHeldSince !== null && contract.status === 'seller-signed'} />
    </div>
  ))
}

function PaperNotice({ paper: { kind, handedInAt, standing }, isHeld }: { readonly paper: SigningPaper; readonly isHeld: boolean }) {
  const words = useWords(signingPaperWords)
  const held = useWords(heldDaysWords)
  const name = words.names[kind]
  switch (standing.is) {
    case 'waiting':
      return (
        <Notice live title={words.waiting(name)}>
          <p>{words.waitingLine(dayAndTime(handedInAt))}</p>
          {isHeld && <p>{held.buyer}</p>}
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
          {words.refusedLine(standing.reason, dayAndTime(standing.at))}
        </Notice>
      )
  }
}
