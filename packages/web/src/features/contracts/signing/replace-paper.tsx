import { useRef, useState } from 'react'
import { isReplaceable, neededPapers, paperOf, replacePaper, type ContractView, type PaperKind } from '@diandu/core/contracts'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { PhotoSlot } from '../../../app/photos/photo-slot.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { signingPaperWords } from '../../../words/signing-paper.words.ts'
import styles from '../contracts.module.css'

interface ReplacePaperProps {
  readonly contract: ContractView
  /** Another one waits now, or the house has spoken: the contract is read again. */
  readonly onReplaced: () => void
}

/** The wrong picture was chosen: another one takes the place of what waits to be looked at. */
export function ReplacePaper({ contract, onReplaced }: ReplacePaperProps) {
  const mine = contract[contract.role]
  const kind = neededPapers(mine).find((one) => isWaiting(contract, one))
  return kind === undefined ? null : <ReplaceOne key={paperOf(mine, kind)?.digest} contract={contract} kind={kind} onReplaced={onReplaced} />
}

const isWaiting = (contract: ContractView, kind: PaperKind): boolean => paperOf(contract[contract.role], kind)?.standing.is === 'waiting'

function ReplaceOne({ contract, kind, onReplaced }: ReplacePaperProps & { readonly kind: PaperKind }) {
  const words = useWords(signingPaperWords)
  const locale = useLocale()
  const ports = usePorts()
  const slot = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [paper, setPaper] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isTold, setIsTold] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { again, submit, missing, keep, often } = words.replace
  const standing = paperOf(contract[contract.role], kind)
  if (standing !== undefined && !isReplaceable(standing)) return <p className={styles.line}>{often}</p>
  if (!isOpen) {
    return (
      <div className={styles.fields}>
        <Button block look="quiet" onClick={() => setOpen(true)}>
          {again(words.names[kind])}
        </Button>
      </div>
    )
  }
  const send = async (): Promise<void> => {
    setIsTold(true)
    if (paper === '') {
      slot.current?.querySelector('input')?.focus()
      return
    }
    setIsBusy(true)
    const replaced = await replacePaper(await ports(), { contractId: contract.id, kind, paper })
    setIsBusy(false)
    if (replaced.ok || hasBeenDecided(replaced.failure)) onReplaced()
    else setFailure(replaced.failure)
  }
  const error = failure === undefined ? (isTold && paper === '' ? missing : undefined) : failureText(failure, locale)
  return (
    <div className={styles.fields}>
      <div ref={slot}>
        <PhotoSlot
          label={words.names[kind]}
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

/** The house was faster: what it said stands in the contract. */
const hasBeenDecided = (failure: Failure): boolean => failure.kind === 'refused' && (failure.reason === 'papers-settled' || failure.reason === 'terms-changed')
