import { decisionOf, WORK_QUEUES, type CaseChoice } from '@diandu/core/admin'
import type { Failure } from '@diandu/core/kernel'
import { failureText, nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { casesMessages } from '../messages/cases.messages.ts'
import { draftKey } from './decision-drafts.ts'
import type { HeldDecision } from './held-decisions.ts'
import { useKeys } from './keys/use-keys.ts'
import { useMessages, usePreferences } from './preferences.tsx'
import { useAct } from './queries/use-act.ts'
import { useServices } from './services.tsx'

export const casesKey = (queue: string) => ['cases', queue] as const
export const caseKey = (queue: string, id: string) => ['case', queue, id] as const

/** The decisions that are on their way; a change of them renders again. */
export function useHeldDecisions() {
  const { held } = useServices()
  useSyncExternalStore(held.subscribe, held.version)
  return held
}

const NOTICE = 'held decision'

/** Sends decisions once their seconds are over, on whatever page that is, and tells how it went. */
export function useDecisionDelivery(): void {
  const { held, drafts, ports } = useServices()
  const texts = useMessages(casesMessages)
  const { locale } = usePreferences()
  const { message, notification } = App.useApp()
  const { act } = useAct()
  const queries = useQueryClient()
  const goTo = useNavigate()

  useEffect(() =>
    held.onSend(async ({ queue, choices, title }, isLeaving) => {
      const failures: (readonly [string, Failure])[] = []
      const decide = async (choice: CaseChoice) => {
        const result = await act(() => ports.cases.decide(queue, choice))
        if (!result.ok) failures.push([choice.id, result.failure])
        void queries.invalidateQueries({ queryKey: caseKey(queue, choice.id) })
      }
      if (isLeaving) await Promise.all(choices.map(decide))
      else for (const choice of choices) await decide(choice)
      await queries.invalidateQueries({ queryKey: casesKey(queue) })
      void queries.invalidateQueries({ queryKey: ['today'] })
      const [first] = failures
      if (first === undefined) {
        drafts.delete(draftKey(queue, choices, choices[0]?.decision ?? ''))
        return
      }
      const [id, failure] = first
      const isStale = failure.kind === 'refused' && failure.reason === 'changed-elsewhere'
      notification.error({
        key: id,
        title: failures.length === 1 ? texts.failed(title) : texts.someFailed(failures.length),
        description: [failureText(failure, locale), ...(isStale ? [texts.readAgain] : [])].join(' '),
        duration: 0,
        placement: 'bottomRight',
        actions: (
          <Button
            size="small"
            onClick={() => {
              notification.destroy(id)
              void goTo(`/${queue}/${id}`)
            }}
          >
            {texts.openAgain}
          </Button>
        ),
      })
    }),
  )

  const undo = () => {
    const undone = held.undo()
    if (undone === undefined) return
    void message.open({ key: NOTICE, type: 'info', content: texts.undone })
    const [choice] = undone.choices
    if (choice !== undefined && undone.choices.length === 1) void goTo(`/${undone.queue}/${choice.id}`)
  }
  useKeys({ u: undo })

  useEffect(() => {
    const flush = () => void held.flush()
    window.addEventListener('pagehide', flush)
    return () => window.removeEventListener('pagehide', flush)
  }, [held])
}

/** Holds a decision for its seconds, and says so with a way back. */
export function useHold(): (decision: HeldDecision) => void {
  const { held, holdMs, keyboard, clock } = useServices()
  const texts = useMessages(casesMessages)
  const { locale } = usePreferences()
  const { message } = App.useApp()
  return (decision) => {
    held.hold(decision)
    const name =
      decisionOf(decision.queue, decision.choices[0]?.decision ?? '')?.names ?? WORK_QUEUES[decision.queue].names
    void message.open({
      key: NOTICE,
      type: 'success',
      duration: Math.max(1, holdMs / 1_000),
      content: (
        <>
          {texts.held(nameIn(name, locale), decision.title)}{' '}
          <Button size="small" type="link" onClick={() => keyboard.press('u', clock.now())}>
            {texts.undo}
            <kbd>u</kbd>
          </Button>
        </>
      ),
    })
  }
}
