import type { CaseBlock, ContentCard, ContentDesk, ContentDocument, ContentFault, FormField } from '@diandu/core/admin'
import { ok, type Result } from '@diandu/core/kernel'

export interface FakeContent {
  readonly documents: readonly ContentDocument[]
  readonly faults: readonly ContentFault[]
  readonly form?: FormField
  readonly results?: readonly CaseBlock[]
}

const NAMES = { zh: '正文', en: 'Text' }

/** Of a kind that is one text. */
const TEXT_FORM: FormField = {
  key: '',
  names: NAMES,
  input: 'group',
  isNullable: false,
  max: null,
  options: [],
  fields: [{ key: 'text', names: NAMES, input: 'text', isNullable: false, max: null, options: [], fields: [], by: '' }],
  by: '',
}

type Answer = <T>(work: () => Result<T>) => Promise<Result<T>>

const cardOf = ({
  currentBody: _current,
  openBody: _open,
  versions: _versions,
  ...card
}: ContentDocument): ContentCard => card

/** The documents of a console in memory: each act is noted, and none changes them. */
export function fakeContent(state: () => FakeContent, calls: unknown[][], answer: Answer): ContentDesk {
  const noted = <T>(value: T, ...call: unknown[]): Promise<Result<T>> =>
    answer(() => {
      calls.push(call)
      return ok(value)
    })
  const seen = { version: 9, writtenAt: 9 }
  return {
    list: (kind) =>
      answer(() =>
        ok(
          state()
            .documents.filter((one) => one.kind === kind)
            .map(cardOf),
        ),
      ),
    show: ({ kind, id }) =>
      answer(() => {
        const found = state().documents.find((one) => one.kind === kind && one.id === id)
        return found === undefined ? { ok: false, failure: { kind: 'http', status: 404 } } : ok(found)
      }),
    form: () => answer(() => ok(state().form ?? TEXT_FORM)),
    results: () => answer(() => ok(state().results ?? [])),
    body: ({ id }, version) => answer(() => ok({ body: `${id} ${version}` })),
    check: () => answer(() => ok(state().faults)),
    save: (name, body, draft) => noted(seen, 'save', name, body, draft),
    discard: (name, draft) => noted(null, 'discard', name, draft),
    copy: (name, version) => noted(seen, 'copy', name, version),
    publish: (name, draft, at) => noted(null, 'publish', name, draft, at),
    propose: (name, draft, at, reason) => noted({ id: 'p9' }, 'propose', name, draft, at, reason),
    unschedule: (name, version) => noted(null, 'unschedule', name, version),
    withdraw: (name, reason) => noted(null, 'withdraw', name, reason),
    preview: (name, version) => noted({ address: 'https://m.test/preview/t' }, 'preview', name, version),
  }
}
