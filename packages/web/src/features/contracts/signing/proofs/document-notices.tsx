import {
  neededDocuments,
  documentOf,
  type ContractView,
  type SupportingDocumentKind,
  type SupportingDocument,
} from '@diandu/core/contracts'
import { heldDaysText } from '../../../../app/orders/deadline-texts.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { supportingDocumentMessages } from '../../../../messages/contracts/supporting-document.messages.ts'
import { dayAndTime } from '../../contract-timeline.ts'

interface DocumentNoticesProps {
  readonly contract: ContractView
  /** Only these, where not all are spoken of. */
  readonly kinds?: readonly SupportingDocumentKind[]
  /** Of these only what was refused. */
  readonly isRefusedOnly?: boolean
}

/** Where one's own documents stand: submitted, accepted, or refused and why. */
export function DocumentNotices({ contract, kinds, isRefusedOnly = false }: DocumentNoticesProps) {
  const locale = useLocale()
  const mine = contract[contract.role]
  const days =
    contract.role === 'buyer' && contract.status === 'seller-signed' ? heldDaysText(contract, locale) : undefined
  const papers = (kinds ?? neededDocuments(mine)).flatMap((kind) => documentOf(mine, kind) ?? [])
  const shown = papers.filter(({ standing }) => !isRefusedOnly || standing.is === 'refused')
  return shown.map((paper) => (
    <div key={paper.kind} className="mb-16">
      <DocumentNotice paper={paper} days={days} />
    </div>
  ))
}

function DocumentNotice({
  paper: { kind, handedInAt, standing },
  days,
}: {
  readonly paper: SupportingDocument
  readonly days: string | undefined
}) {
  const messages = useMessages(supportingDocumentMessages)
  const name = messages.names[kind]
  switch (standing.is) {
    case 'waiting':
      return (
        <Notice live title={messages.waiting(name)}>
          <p>{messages.waitingLine(dayAndTime(handedInAt))}</p>
          {days !== undefined && <p>{days}</p>}
        </Notice>
      )
    case 'accepted':
      return (
        <Notice live tone="success" title={messages.accepted(name)}>
          {messages.acceptedLine(dayAndTime(standing.at))}
        </Notice>
      )
    case 'refused':
      return (
        <Notice live tone="alarm" title={messages.refused(name)}>
          <p>{messages.refusedLine(standing.reason, dayAndTime(standing.at))}</p>
          {days !== undefined && <p>{days}</p>}
        </Notice>
      )
  }
}
