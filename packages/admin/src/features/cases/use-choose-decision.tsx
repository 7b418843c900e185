import { decisionOf, isSensitive, type CaseQueue, type OpenDecision } from '@diandu/core/admin'
import { App } from 'antd'
import { useState, type ReactElement } from 'react'
import { useSignedIn } from '../../app/access/self.tsx'
import { useHold } from '../../app/decisions.tsx'
import { draftKey, type DecisionDraft } from '../../app/decision-drafts.ts'
import { useMessages } from '../../app/preferences.tsx'
import { useServices } from '../../app/services.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'
import { DecisionDialog } from './decision-dialog.tsx'

interface DecidedCase {
  readonly id: string
  readonly version: string
}

interface ChooseDecision {
  readonly queue: CaseQueue
  readonly cases: readonly DecidedCase[]
  /** As they are now, where a decision is about one case alone: it may change while words are typed. */
  readonly decisions?: readonly OpenDecision[]
  readonly title: string
  readonly onDecided: () => void
}

const NOTHING: Required<DecisionDraft> = { words: '', fields: {} }

/** Begins a decision: at once where it needs nothing, by a dialog where it does. */
export function useChooseDecision({ queue, cases, decisions, title, onDecided }: ChooseDecision) {
  const hold = useHold()
  const texts = useMessages(casesMessages)
  const { message } = App.useApp()
  const { gate, clock, holdMs, drafts } = useServices()
  const { self } = useSignedIn()
  const [open, setOpen] = useState<OpenDecision & { readonly versions: string }>()
  const versions = cases.map(({ version }) => version).join(' ')
  const now = decisions === undefined ? open : decisions.find(({ key }) => key === open?.key)
  const typedFor = draftKey(queue, cases, open?.key ?? '')

  async function send(key: string, { words, fields }: Required<DecisionDraft>): Promise<void> {
    const act = decisionOf(queue, key)?.act
    // Asked now, and not in the middle of the next case.
    const isProven = act === undefined || !isSensitive(act) || self.provenUntil > clock.now() + holdMs
    if (!isProven && !(await gate.pass('proof'))) return
    setOpen(undefined)
    hold({ queue, title, choices: cases.map(({ id, version }) => ({ id, version, decision: key, words, fields })) })
    onDecided()
  }

  function choose(decision: OpenDecision): void {
    const { words, fields } = decisionOf(queue, decision.key) ?? {}
    const isPlain = words === undefined && fields === undefined && decision.effects.length === 0 && cases.length === 1
    if (decision.unmet.length > 0) return void message.warning(`${texts.unmet}: ${decision.unmet.join('; ')}`)
    if (isPlain) void send(decision.key, NOTHING)
    else setOpen({ ...decision, versions })
  }

  const decision = open && decisionOf(queue, open.key)
  const dialog: ReactElement | null =
    open === undefined || decision === undefined ? null : (
      <DecisionDialog
        decision={decision}
        title={title}
        effects={now?.effects ?? []}
        change={now === undefined || now.unmet.length > 0 ? 'closed' : open.versions === versions ? null : 'changed'}
        count={cases.length}
        draft={drafts.get(typedFor) ?? {}}
        onDraft={(draft) => drafts.set(typedFor, draft)}
        onSend={(sent) => void send(open.key, sent)}
        onCancel={() => setOpen(undefined)}
      />
    )
  return { choose, dialog }
}
