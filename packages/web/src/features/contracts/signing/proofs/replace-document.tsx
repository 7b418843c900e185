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
import { useSend } from '../../../../app/queries/use-send.ts'
import { PhotoSlot } from '../../../../app/shops/photos/photo-slot.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { supportingDocumentMessages } from '../../../../messages/contracts/supporting-document.messages.ts'

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
  const slot = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [paper, setPaper] = useState('')
  const [isReported, setIsReported] = useState(false)
  const {
    send,
    isBusy,
    failure: reason,
    showFailure,
  } = useSend({
    send: (all) => replaceDocument(all, { contractId: contract.id, kind, paper }),
    onDone: onReplaced,
    onFailed: (last) => void (hasBeenDecided(last) && onReplaced()),
  })
  const failure = reason && hasBeenDecided(reason) ? undefined : reason
  const { again, submit, missing, keep, often } = messages.replace
  const standing = documentOf(contract[contract.role], kind)
  if (standing !== undefined && !isReplaceable(standing)) return <p className="detail mb-16">{often}</p>
  if (!isOpen) {
    return (
      <div className="mt-16">
        <Button block look="quiet" onClick={() => setOpen(true)}>
          {again(messages.names[kind])}
        </Button>
      </div>
    )
  }
  const replace = () => {
    setIsReported(true)
    if (paper === '') {
      slot.current?.querySelector('input')?.focus()
      return
    }
    void send()
  }
  const error =
    failure === undefined ? (isReported && paper === '' ? missing : undefined) : failureText(failure, locale)
  return (
    <div className="mt-16">
      <div ref={slot}>
        <PhotoSlot
          label={messages.names[kind]}
          guide="licence"
          picture={paper === '' ? undefined : { id: paper, url: undefined }}
          onChange={(picture) => {
            showFailure(undefined)
            setPaper(picture?.id ?? '')
          }}
          {...(error === undefined ? {} : { error })}
        />
      </div>
      <Button block busy={isBusy} onClick={replace}>
        {submit}
      </Button>
      <Button block look="quiet" onClick={() => setOpen(false)}>
        {keep}
      </Button>
    </div>
  )
}

/** The platform was faster: what it said is in the contract. */
const hasBeenDecided = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.reason === 'papers-settled' || failure.reason === 'terms-changed')
