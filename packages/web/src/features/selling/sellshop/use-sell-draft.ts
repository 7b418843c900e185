import { parseJson, type DraftFate } from '@diandu/core/input'
import type { DeviceStorage } from '@diandu/core/kernel'
import {
  EMPTY_SELL_FORM,
  SELL_FIELDS,
  isEmptySellForm,
  readSellDraft,
  sellDraftText,
  type SellForm,
} from '@diandu/core/selling'
import { STORED_AS } from '@diandu/core/session'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useDevice } from '../../../app/device/device-context.ts'
import { useDebounced } from '../../../app/device/use-debounced.ts'
import { usePorts } from '../../../app/queries/queries.ts'

/** Initial values from elsewhere: a draft of the server's, or the listing that is edited. */
interface Beginning {
  readonly revision: number
  readonly form: SellForm
  /** Of a draft: what became of it on the way. */
  readonly fate?: DraftFate
}

interface DraftPlan {
  /** Names the draft on this phone. */
  readonly name: string
  /** Whose it is; empty of a visitor. */
  readonly user: string
  /** The listing that is changed; null for a new one, whose draft the server keeps. */
  readonly listing: Beginning | null
  readonly form: SellForm
  readonly show: (form: SellForm) => void
  /** Nothing was kept anywhere. */
  readonly begin: () => void
}

export type DraftNote = Exclude<DraftFate, 'same'> | 'found' | 'not-saved' | null

interface DraftUse {
  readonly isReady: boolean
  readonly note: DraftNote
  /** Two devices hold different drafts: nothing is overwritten before one was chosen. */
  readonly conflict: { readonly keepMine: () => void; readonly takeTheirs: () => void } | null
  readonly savedAt: number | null
  readonly revision: () => number
  /** Names the one listing that is handed in with this draft. */
  readonly sendKey: () => string
  readonly forget: () => void
}

/** Keeps what is filled in on this phone at once, and on the server a moment after the last key. */
export function useSellDraft({ name, user, listing, form, show, begin: beginNew }: DraftPlan): DraftUse {
  const ports = usePorts()
  const { storage } = useDevice()
  const drafts = phoneDrafts(storage)
  const draftOf = `${name} ${user}`
  const [readyOf, setReadyOf] = useState('')
  const isReady = readyOf === draftOf
  /** The last filling of the form, and whose draft it was: any difference has been typed since. */
  const filled = useRef({ user, form })
  const [note, setNote] = useState<DraftNote>(null)
  const [theirs, setTheirs] = useState<Beginning | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const at = useRef<Omit<PhoneDraft, 'content' | 'of'>>({
    revision: listing?.revision ?? 0,
    isSynced: true,
    startedAt: 0,
  })
  const shown = useRef('')
  const text = sellDraftText(form)

  const put = (next: SellForm) => {
    shown.current = sellDraftText(next)
    filled.current = { user, form: next }
    show(next)
  }
  const tellFate = (fate: DraftFate = 'same') => {
    if (fate !== 'same') setNote(fate)
  }
  const formNow = useEffectEvent(() => form)
  const begin = useEffectEvent(async (isGone: () => boolean) => {
    // Who is logged in may be known only after something was typed; another user's input is never taken over.
    if (filled.current.user !== '' && filled.current.user !== user) filled.current = { user, form }
    /** Input typed while the draft was loading stays. */
    const putUnderTyped = (next: SellForm) => {
      const typed = changedFields(filled.current.form, formNow())
      shown.current = sellDraftText(next)
      filled.current = { user, form: next }
      show({ ...next, ...typed })
    }
    const local = drafts.read(name, user)
    const read = local === undefined ? undefined : readSellDraft(local.content)
    const hasLocal = read !== undefined && !isEmptySellForm(read.form)
    const open = await ports()
    at.current = {
      revision: local?.revision ?? listing?.revision ?? 0,
      isSynced: local?.isSynced ?? true,
      startedAt: local?.startedAt ?? open.clock.now(),
    }
    const remote = listing ?? (user === '' ? null : await serverDraft(open))
    if (isGone()) return
    if (remote === 'failed') setNote('not-saved')
    const other = remote === 'failed' ? null : remote
    if (!hasLocal) {
      if (other === null) {
        beginNew()
        tellFate(read?.fate)
      } else {
        putUnderTyped(other.form)
        tellFate(other.fate)
      }
      at.current = { ...at.current, revision: other?.revision ?? 0, isSynced: true }
    } else if (other === null || other.revision === at.current.revision) {
      putUnderTyped(read.form)
      setNote(read.fate === 'same' ? 'found' : read.fate)
    } else if (at.current.isSynced || sellDraftText(other.form) === sellDraftText(read.form)) {
      putUnderTyped(other.form)
      tellFate(other.fate)
      at.current = { ...at.current, revision: other.revision, isSynced: true }
    } else {
      putUnderTyped(read.form)
      setTheirs(other)
    }
    setReadyOf(draftOf)
  })
  useEffect(() => {
    let isLeft = false
    void begin(() => isLeft)
    return () => {
      isLeft = true
    }
  }, [name, user])

  const keepHere = useEffectEvent(() => drafts.keep(name, { ...at.current, of: user, content: text }))
  // Before it is painted: a seller who leaves as soon as they see it loses nothing.
  useLayoutEffect(() => {
    if (!isReady || text === shown.current) return
    shown.current = text
    at.current = { ...at.current, isSynced: false }
    keepHere()
  }, [isReady, text])

  const settled = useDebounced(text)
  const save = useEffectEvent(async () => {
    const { sellDrafts } = await ports()
    const saved = await sellDrafts.save(at.current.revision, settled)
    if (saved.ok) {
      at.current = { ...at.current, revision: saved.value.revision, isSynced: shown.current === settled }
      keepHere()
      setSavedAt(saved.value.savedAt)
      return setNote((now: DraftNote) => (now === 'not-saved' ? null : now))
    }
    if (saved.failure.kind !== 'refused' || saved.failure.reason !== 'changed-elsewhere') return setNote('not-saved')
    const remote = await serverDraft(await ports())
    if (remote === 'failed') return setNote('not-saved')
    setTheirs(remote ?? { revision: 0, form: EMPTY_SELL_FORM })
  })
  useEffect(() => {
    if (!isReady || user === '' || listing !== null || theirs !== null || at.current.isSynced) return
    if (settled === shown.current) void save()
  }, [isReady, listing, settled, theirs, user])

  const choose = (isMine: boolean) => () => {
    if (theirs === null) return
    at.current = { ...at.current, revision: theirs.revision, isSynced: !isMine }
    if (!isMine) {
      put(theirs.form)
      tellFate(theirs.fate)
    }
    keepHere()
    setTheirs(null)
  }
  return {
    isReady,
    note,
    conflict: theirs === null ? null : { keepMine: choose(true), takeTheirs: choose(false) },
    savedAt,
    revision: () => at.current.revision,
    sendKey: () => `sell-${at.current.startedAt}`,
    forget() {
      drafts.forget(name)
      shown.current = sellDraftText(EMPTY_SELL_FORM)
      at.current = { revision: 0, isSynced: true, startedAt: at.current.startedAt + 1 }
    },
  }
}

const changedFields = (before: SellForm, now: SellForm): Partial<SellForm> =>
  Object.fromEntries(SELL_FIELDS.filter((field) => now[field] !== before[field]).map((field) => [field, now[field]]))

async function serverDraft({
  sellDrafts,
}: Awaited<ReturnType<ReturnType<typeof usePorts>>>): Promise<Beginning | 'failed' | null> {
  const found = await sellDrafts.read()
  if (!found.ok) return 'failed'
  const read = found.value === null ? undefined : readSellDraft(found.value.content)
  return found.value === null || read === undefined ? null : { revision: found.value.revision, ...read }
}

/** An unsubmitted listing, stored on this phone. */
interface PhoneDraft {
  /** Whose; empty of a visitor, whose draft becomes the one of the user who logs in. */
  readonly of: string
  /** The revision that it began with: of the server's draft, or of the listing that is changed. */
  readonly revision: number
  /** The server has stored this version. */
  readonly isSynced: boolean
  /** When it was begun: names the one listing that is handed in with it. */
  readonly startedAt: number
  readonly content: string
}

const keyOf = (name: string): string => `${STORED_AS.formDraft}${name}`

/** Longer than a visit lasts: a seller comes back tomorrow and goes on. */
const phoneDrafts = ({ local }: Pick<DeviceStorage, 'local'>) => ({
  read(name: string, user: string): PhoneDraft | undefined {
    const draft = draftIn(local.read(keyOf(name)))
    return draft !== undefined && (draft.of === '' || draft.of === user) ? draft : undefined
  },
  keep: (name: string, draft: PhoneDraft) => local.write(keyOf(name), JSON.stringify(draft)),
  forget: (name: string) => local.remove(keyOf(name)),
})

/** Total: what is no draft is none. */
function draftIn(text: string | null): PhoneDraft | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { of, revision, isSynced, startedAt, content } = value as Readonly<Record<string, unknown>>
  return typeof of === 'string' &&
    typeof revision === 'number' &&
    typeof isSynced === 'boolean' &&
    typeof startedAt === 'number' &&
    typeof content === 'string'
    ? { of, revision, isSynced, startedAt, content }
    : undefined
}
