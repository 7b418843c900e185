import { fittingDraft, type DraftFate } from '@diandu/core/input'
import { fail, ok, type Failure } from '@diandu/core/kernel'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactElement, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { formMessages } from '../../messages/form.messages.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useDevice } from '../device/device-context.ts'
import { useLocale, useMessages } from '../preferences/preferences.ts'
import { usePorts } from '../queries/queries.ts'
import { useSendOnce, type KeyFor } from '../queries/use-send.ts'
import { requestLogin } from '../session/login-requests.ts'
import { useSessionSource } from '../session/session-context.ts'
import { useAsUser } from '../session/use-as-user.ts'
import { formDrafts, type Typed } from './form-drafts.ts'
import { formErrors, type FormErrors } from './form-errors.ts'
import { useFocusWrongField } from './use-focus-wrong-field.ts'
import { useTypedEarly } from './use-typed-early.ts'

type Fields<Form> = { readonly [Key in keyof Form]: string | boolean }

interface FormPlan<Form extends Fields<Form>, Field extends string> {
  /** Names the draft. */
  readonly name: string
  readonly empty: Form
  /** Fields that survive a reload and a login. Never a password, never a code. */
  readonly stored: readonly (keyof Form & string)[]
  /** Raised with the fields. A draft with a version is there until it is sent, one without for the visit. */
  readonly draftVersion?: number
  /** Those that are shown, in their order. */
  readonly fields: (form: Form) => readonly Field[]
  /** Error texts for the current values. */
  readonly faults: (form: Form) => Readonly<Partial<Record<Field, string>>>
  /** A visitor who sends it logs in first. */
  readonly isForUsers?: boolean
  /** False until a draft that is kept elsewhere is there. */
  readonly isReady?: boolean
  /** Asked once a try; answers why it failed. */
  readonly send: (form: Form, keyFor: KeyFor) => Promise<Failure | undefined>
  /** Advice where no answer came. */
  readonly lost?: string
}

interface FieldUse<Name, Value> {
  readonly name: Name
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error?: string
}

export interface FormUse<Form, Field extends string> {
  readonly form: Form
  readonly change: (changed: Partial<Form>) => void
  readonly element: RefObject<HTMLFormElement | null>
  readonly errors: FormErrors<Field>
  /** The fate of the draft that was found, to be shown to the user. */
  readonly draftFate: DraftFate
  readonly failure: Failure | undefined
  /** As the props of a field want it. */
  readonly errorOf: (field: Field) => { readonly error?: string }
  /** The props of a field: its value, its change handler and its error. */
  readonly field: <Name extends Field & keyof Form>(name: Name) => FieldUse<Name, Form[Name]>
  /** The same for a text field, by name: its error shows once the field is left with content. */
  readonly typedField: <Name extends Field & keyof Form>(
    name: Name,
  ) => FieldUse<Name, Form[Name]> & { readonly onBlur: () => void }
  readonly isBusy: boolean
  /** Shows the errors of these fields from now on. */
  readonly report: (...fields: readonly Field[]) => void
  readonly suppress: (...fields: readonly Field[]) => void
  /**
   * Whether a field is valid, before an action that uses it alone; if not, its error shows and the field gets the
   * focus.
   */
  readonly isRight: (field: Field) => boolean
  /** An attempt failed: the first wrong field gets the focus. */
  readonly refuse: (failure?: Failure) => void
  /** Sends the current form, or `filled` before it is rendered. A second call in the meantime does nothing. */
  readonly submit: (filled?: Form) => Promise<void>
  readonly onSubmit: (event: FormEvent) => void
}

/** Common to all forms: saves drafts, shows errors at their fields, sends once. */
export function useForm<Form extends Fields<Form>, Field extends string>(
  plan: FormPlan<Form, Field>,
): FormUse<Form, Field> {
  const locale = useLocale()
  const session = useSessionSource()
  const { storage } = useDevice()
  const drafts = formDrafts(storage)
  // The draft's owner: as the visit began, since a login may lapse while the page is open.
  const [owner] = useState(() => session.user()?.userId ?? '')
  const [form, setForm] = useState(plan.empty)
  const [draftFate, setDraftFate] = useState<DraftFate>('same')
  const [reported, setNotice] = useState<ReadonlySet<Field>>(new Set())
  const [tries, setTries] = useState(0)
  /** The current values have been sent: further taps send nothing until a value changes. */
  const hasArrived = useRef(false)
  const element = useFocusWrongField(tries)
  const [hasTakenDraft, setTakenDraft] = useState(false)
  const { pathname } = useLocation()
  const ports = usePorts()
  // A visitor who enters a form is going to send it: what that needs is fetched while they type.
  useEffect(() => {
    const begin = () => void ports().catch(() => undefined)
    const shown = element.current
    shown?.addEventListener('focusin', begin, { once: true })
    return () => shown?.removeEventListener('focusin', begin)
  }, [element, ports])

  useTypedEarly(element, (typed) => setForm((now) => filledIn(now, plan.empty, typed)))
  const takeDraft = useEffectEvent(() => {
    const draft = drafts.find(plan.name, owner)
    if (draft === undefined) return
    setForm((now) => filledIn(now, plan.empty, draft.typed))
    if (plan.draftVersion === undefined) return
    const isSame = plan.draftVersion === draft.version
    const entered = Object.entries(draft.typed).filter(
      ([key, value]) => value !== '' && value !== plan.empty[key as keyof Form],
    )
    const fits = (key: string, value: unknown): value is string | boolean =>
      typeof value === typeof plan.empty[key as keyof Form]
    setDraftFate(fittingDraft(Object.fromEntries(entered), isSame, fits).fate)
  })
  useEffect(() => {
    takeDraft()
    setTakenDraft(true)
  }, [])

  const keep = (filled: Form) =>
    drafts.keep(plan.name, owner, Object.fromEntries(plan.stored.map((key) => [key, filled[key]])), plan.draftVersion)
  const change = (changed: Partial<Form>) => {
    hasArrived.current = false
    setForm((now) => ({ ...now, ...changed }))
    showFailure(undefined)
    keep({ ...form, ...changed })
  }
  const report = (...fields: readonly Field[]) => setNotice((now) => new Set([...now, ...fields]))
  const suppress = (...fields: readonly Field[]) =>
    setNotice((now) => new Set([...now].filter((field) => !fields.includes(field))))
  const wish = (filled: Form) => ({ name: `form ${plan.name}`, path: pathname, words: JSON.stringify(filled) })
  const { send, isBusy, failure, showFailure } = useSendOnce({
    async send(filled: Form, keyFor) {
      const reason = await plan.send(filled, keyFor)
      return reason === undefined ? ok(undefined) : fail(reason)
    },
    wish,
    onDone: () => {
      hasArrived.current = true
      drafts.forget(plan.name)
    },
    onFailed: () => setTries((count) => count + 1),
  })
  const refuse = (reason?: Failure) => {
    showFailure(reason)
    setTries((count) => count + 1)
  }
  const isRight = (field: Field): boolean => {
    if (plan.faults(form)[field] === undefined) return true
    report(field)
    refuse()
    return false
  }
  const submit = async (filled: Form = form) => {
    if (isBusy || hasArrived.current) return
    report(...plan.fields(filled))
    if (Object.keys(plan.faults(filled)).length > 0) return refuse()
    if (plan.isForUsers === true && session.user() === undefined) return requestLogin({ wish: wish(filled) })
    await send(filled)
  }
  useAsUser<string>(
    `form ${plan.name}`,
    // Sends the values at the time of the press.
    (pressed) => {
      if (pressed === JSON.stringify(form)) void submit()
    },
    hasTakenDraft && plan.isReady !== false,
  )

  const fields = plan.fields(form)
  const faults = Object.fromEntries(
    Object.entries(plan.faults(form)).filter(([field]) => reported.has(field as Field)),
  ) as Partial<Record<Field, string>>
  const errors = formErrors({ fields, faults, failure, locale, lost: plan.lost })
  const errorOf = (name: Field) => (errors.of[name] === undefined ? {} : { error: errors.of[name] })
  const field = <Name extends Field & keyof Form>(name: Name): FieldUse<Name, Form[Name]> => ({
    name,
    value: form[name],
    onChange: (value) => change({ [name]: value } as unknown as Partial<Form>),
    ...errorOf(name),
  })
  return {
    form,
    change,
    element,
    errors,
    draftFate,
    failure,
    errorOf,
    field,
    typedField: (name) => ({ ...field(name), onBlur: () => form[name] !== '' && report(name) }),
    isBusy,
    report,
    suppress,
    isRight,
    refuse,
    submit,
    onSubmit(event) {
      event.preventDefault()
      void submit()
    },
  }
}

/** Fills empty fields from the draft. */
function filledIn<Form extends Fields<Form>>(now: Form, empty: Form, typed: Typed): Form {
  const keys = Object.keys(empty) as (keyof Form & string)[]
  const missing = keys.filter((key) => now[key] === empty[key] && typeof typed[key] === typeof empty[key])
  return { ...now, ...Object.fromEntries(missing.map((key) => [key, typed[key]])) }
}

/** Above the fields: what concerns the form as a whole, and the way on. */
export function FormNotice({
  notice,
  action,
}: {
  readonly notice: string | undefined
  readonly action?: ReactElement | undefined
}) {
  if (notice === undefined) return null
  return (
    <div className="mb-16">
      <Notice tone="alarm" live {...(action === undefined ? {} : { action })}>
        {notice}
      </Notice>
    </div>
  )
}

/** The fate of a draft that another version of the form saved. */
export function DraftFateNotice({ fate }: { readonly fate: DraftFate }) {
  const { draft } = useMessages(formMessages)
  if (fate === 'same') return null
  return (
    <div className="mb-16">
      <Notice live {...(fate === 'dropped' ? { tone: 'warning' } : {})}>
        {draft[fate]}
      </Notice>
    </div>
  )
}
