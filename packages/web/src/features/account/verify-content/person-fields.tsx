import { PERSON_PROOFS, type FacePerson, type IdentityPage, type PersonField } from '@diandu/core/account'
import { cleanResidentIdInput, foldTyped, typedName } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { heldNumbers } from '../../../app/forms/held-numbers.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { useReturnFromPage } from '../../../app/people/identity/use-return-from-page.ts'
import { Visiting } from '../../../app/people/identity/visiting.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { profileQuery, verificationQuery, type VerificationStanding } from '../account-queries.ts'
import { DocumentFields } from './document-fields.tsx'
import {
  EMPTY_PERSON,
  FACE_FIELDS,
  PERSON_FIELDS,
  PERSON_SAVED_FIELDS,
  personDocuments,
  personFaults,
  type PersonForm,
  type PersonWay,
} from './documents-form.ts'
import { useHandIn, useHeldNumbers } from './use-documents.ts'

const ID_LENGTH = 18

/** A person shows who they are: to a camera where that is offered, or by documents. */
export function PersonFields({ standing }: { readonly standing: VerificationStanding }) {
  const messages = useMessages(verifyMessages).form
  const face = useFaceCheck(standing)
  if (!face.isAwaited) return <PersonForm standing={standing} face={face} />
  return (
    <>
      <FormNotice notice={face.isPending ? undefined : face.message} />
      <h2 className="mb-8 mt-24 type-title">{messages.faceTitle}</h2>
      <Visiting page={face.page ?? undefined} busy={face.isPending} onReturned={face.finish} />
      <div className="mt-12">
        <Button block look="quiet" disabled={face.isPending} onClick={face.leave}>
          {messages.otherWay}
        </Button>
      </div>
    </>
  )
}

interface PersonFormProps {
  readonly standing: VerificationStanding
  readonly face: Pick<ReturnType<typeof useFaceCheck>, 'begin' | 'message'>
}

function PersonForm({ standing, face }: PersonFormProps) {
  const messages = useMessages(verifyMessages).form
  const locale = useLocale()
  const handIn = useHandIn(standing)
  const [held, hold] = useHeldNumbers()
  const { isOffered } = standing.face
  const wayOf = ({ proof }: PersonForm): PersonWay => (proof === 'face' && !isOffered ? 'bank' : proof)
  const use = useForm<PersonForm, PersonField>({
    name: 'verify-person',
    empty: { ...EMPTY_PERSON, ...held },
    stored: PERSON_SAVED_FIELDS,
    fields: (filled) => (wayOf(filled) === 'face' ? FACE_FIELDS : PERSON_FIELDS),
    faults: (filled) => personFaults(filled, wayOf(filled), standing.askedAt, locale),
    lost: messages.lost,
    send: (filled) => {
      const chosen = wayOf(filled)
      if (chosen !== 'face') return handIn(personDocuments(filled, chosen))
      // A person who starts over finds it again.
      hold({ name: filled.name })
      return face.begin(filled)
    },
  })
  const { form, change, element, errors, typedField, isBusy, report, onSubmit } = use
  const way = wayOf(form)
  const changeNumber = (numbers: Partial<Pick<PersonForm, 'residentId' | 'cardNumber'>>) => {
    change(numbers)
    hold(numbers)
  }
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice ?? face.message} />
      <div className="mb-16">
        <Notice>{messages.notStored}</Notice>
      </div>
      <RadioCards<PersonWay>
        legend={messages.proof}
        value={way}
        cards={(isOffered ? (['face', ...PERSON_PROOFS] as const) : PERSON_PROOFS).map((value) => ({
          value,
          ...messages.proofs[value],
        }))}
        onChange={(proof) => change({ proof })}
      />
      <h2 className="mb-8 mt-24 type-title">{messages.about}</h2>
      <TextField
        label={messages.name}
        {...typedField('name')}
        clean={typedName}
        autoComplete="name"
        enterKeyHint="next"
        clearLabel={messages.clear}
        hint={errors.of.name === undefined && messages.nameHint}
      />
      <TextField
        label={messages.residentId}
        name="residentId"
        value={form.residentId}
        onChange={(raw) => changeNumber({ residentId: cleanResidentIdInput(foldTyped(raw)).slice(0, ID_LENGTH) })}
        onBlur={() => form.residentId !== '' && report('residentId')}
        autoComplete="off"
        enterKeyHint={way === 'face' ? 'done' : 'next'}
        clearLabel={messages.clear}
        {...(errors.of.residentId === undefined ? { hint: messages.residentIdHint } : { error: errors.of.residentId })}
      />
      {way !== 'face' && <DocumentFields use={use} proof={way} onCard={(cardNumber) => changeNumber({ cardNumber })} />}
      <div className="mt-24">
        <Button
          type="submit"
          block
          busy={isBusy}
          consequence={way === 'face' ? messages.faceConsequence : messages.consequence}
        >
          {way === 'face' ? messages.beginFace : messages.submit}
        </Button>
      </div>
    </form>
  )
}

/** A face check from its form to its end: where it goes on, what came of it, and why it came to nothing. */
function useFaceCheck({ face }: VerificationStanding) {
  const messages = useMessages(verifyMessages).form
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [wantsOtherWay, setOtherWay] = useState(false)
  const { queryKey } = verificationQuery(ports)
  const setPage = (page: IdentityPage | null) =>
    queries.setQueryData<VerificationStanding>(queryKey, (now) => now && { ...now, face: { ...now.face, page } })
  const { send, isBusy, failure, showFailure } = useSend({
    send: ({ verifications }) => verifications.finishFace(),
    onDone: async () => {
      heldNumbers.forget()
      await navigate('/user_center/server/verify', { replace: true })
      for (const key of [queryKey, profileQuery(ports).queryKey, ['identity']])
        void queries.invalidateQueries({ queryKey: key })
      toasts.show(messages.recognised, 'good')
    },
    onFailed: (reason) => {
      if (reason.kind !== 'refused' || reason.reason === 'proof-pending') return
      setPage(null)
      void queries.invalidateQueries({ queryKey })
    },
  })
  const finish = () => void send()
  useReturnFromPage(true, finish)
  return {
    page: face.page,
    /** The provider waits, and the user has not chosen another way. */
    isAwaited: isBusy || (face.page !== null && !wantsOtherWay),
    isPending: isBusy,
    /** Why the last end was none. */
    message: failure && passingMessages(failure, locale),
    finish,
    leave: () => {
      showFailure(undefined)
      setOtherWay(true)
    },
    /** Answers why it failed. */
    begin: async (person: FacePerson): Promise<Failure | undefined> => {
      const { verifications } = await ports()
      const begun = await verifications.beginFace(person)
      if (!begun.ok) return begun.failure
      // The message of the previous check does not apply to this one.
      showFailure(undefined)
      setOtherWay(false)
      setPage(begun.value)
      return undefined
    },
  }
}
