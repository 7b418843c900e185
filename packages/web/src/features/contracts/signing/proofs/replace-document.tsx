import { useRef, useState } from 'react'
import {
  isReplaceable,
  neededDocuments,
  documentOf,
  replaceDocument,
  type ContractView,
  type SupportingDocumentKind,
} from '@diandu/core/contracts'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { PhotoSlot } from '../../../../app/shops/photos/photo-slot.tsx'
import { useSendGate } from '../../../../app/device/use-send-gate.ts'
import { usePorts } from '../../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { supportingDocumentMessages } from '../../../../messages/contracts/supporting-document.messages.ts'
import styles from '../../contracts.module.css'

interface ReplaceDocumentProps {
  readonly contract: ContractView
  /** Another one waits now, or the platform has spoken: the contract is read again. */
  readonly onReplaced: () => void
}

/** The wrong picture was chosen: another one takes the place of what waits for review. */
export function ReplaceDocument({ contract, onReplaced }: ReplaceDocumentProps) {
  const mine = contract[contract.role]
  const kind = neededDocuments(mine).find((one) => isWaiting(contract, one))
  return kind === undefined ? null : (
    <ReplaceOne key={documentOf(mine, kind)?.digest} contract={contract} kind={kind} onReplaced={onReplaced} />
  )
}

const isWaiting = (contract: ContractView, kind: SupportingDocumentKind): boolean =>
  documentOf(contract[contract.role], kind)?.standing.is === 'waiting'

function ReplaceOne({ contract, kind, onReplaced }: ReplaceDocumentProps & { readonly kind: SupportingDocumentKind }) {
  const messages = useMessages(supportingDocumentMessages)
  const locale = useLocale()
  const ports = usePorts()
  const slot = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [paper, setPaper] = useState('')
  const gate = useSendGate()
  const [isBusy, setIsBusy] = useState(false)
  const [isReported, setIsReported] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { again, submit, missing, keep, often } = messages.replace
  const standing = documentOf(contract[contract.role], kind)
  if (standing !== undefined && !isReplaceable(standing)) return <p className={styles.line}>{often}</p>
  if (!isOpen) {
    return (
      <div className={styles.fields}>
        <Button block look="quiet" onClick={() => setOpen(true)}>
          {again(messages.names[kind])}
        </Button>
      </div>
    )
  }
  const send = async (): Promise<void> => {
    setIsReported(true)
    if (paper === '') {
      slot.current?.querySelector('input')?.focus()
      return
    }
    if (!gate.enter()) return
    setIsBusy(true)
    const replaced = await replaceDocument(await ports(), { contractId: contract.id, kind, paper })
    setIsBusy(false)
    if (!replaced.ok) gate.reopen()
    if (replaced.ok || hasBeenDecided(replaced.failure)) onReplaced()
    else setFailure(replaced.failure)
  }
  const error =
    failure === undefined ? (isReported && paper === '' ? missing : undefined) : failureText(failure, locale)
  return (
    <div className={styles.fields}>
      <div ref={slot}>
        <PhotoSlot
          label={messages.names[kind]}
          guide="licence"
          picture={paper === '' ? undefined : { id: paper, url: undefined }}
          onChange={(picture) => {
            setFailure(undefined)
            setPaper(picture?.id ?? '')
          }}
          {...(error === undefined ? {} : { error })}
        />
      </div>
      <Button block busy={isBusy} onClick={() => void send()}>
        {submit}
      </Button>
      <Button block look="quiet" onClick={() => setOpen(false)}>
        {keep}
      </Button>
    </div>
  )
}

/** The platform was faster: what it said stands in the contract. */
const hasBeenDecided = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.reason === 'papers-settled' || failure.reason === 'terms-changed')
