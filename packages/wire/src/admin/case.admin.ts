import {
  CASE_QUEUES,
  decisionsOf,
  MAX_DECISION_WORDS,
  revealsOf,
  WORK_QUEUES,
  type CaseBlock,
  type CaseChoice,
  type CaseDecision,
  type CaseDetail,
  type CaseField,
  type CaseQueue,
  type RevealedCase,
  type WaitingCase,
} from '@diandu/core/admin'
import { LOCALES } from '@diandu/core/messages'
import * as v from 'valibot'
import { count, fen, instant, keysOf, nothingOut, typed } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall, type AdminCall } from './admin-call.ts'

/** Ids of cases are of many kinds: numbers of orders, ids of shops. */
const caseId = typed(80, 1)
const locale = v.picklist(LOCALES)
const facts = v.array(v.object({ label: stored, value: stored, source: v.exactOptional(stored) }))
const addresses = v.array(stored)

const waitingCase = {
  id: stored,
  title: stored,
  about: stored,
  state: stored,
  since: instant,
  marks: count,
  version: stored,
  takenBy: v.nullable(stored),
}

const changes = v.array(v.object({ what: stored, before: stored, after: stored }))

export const pageLink = v.nullable(v.object({ page: v.picklist(['people', 'orders', 'owners']), id: stored }))

export const caseBlock = v.variant('kind', [
  v.object({ kind: v.literal('notice'), isWarning: v.boolean(), title: stored, lines: v.array(stored) }),
  v.object({ kind: v.literal('facts'), title: stored, facts }),
  v.object({ kind: v.literal('changes'), title: stored, changes }),
  v.object({ kind: v.literal('words'), title: stored, text: stored }),
  v.object({ kind: v.literal('pictures'), title: stored, addresses }),
  v.object({
    kind: v.literal('files'),
    title: stored,
    files: v.array(v.object({ name: stored, address: stored })),
  }),
  v.object({ kind: v.literal('sealed'), key: stored, title: stored, masked: stored }),
  v.object({
    kind: v.literal('steps'),
    title: stored,
    steps: v.array(v.object({ at: instant, what: stored, by: stored, words: stored })),
  }),
  v.object({
    kind: v.literal('table'),
    title: stored,
    heads: v.array(stored),
    rows: v.array(
      v.object({
        link: pageLink,
        cells: v.array(stored),
      }),
    ),
    isCut: v.boolean(),
  }),
]) satisfies v.GenericSchema<unknown, CaseBlock>

const caseDetail = v.object({
  ...waitingCase,
  people: v.array(v.object({ userId: stored, role: stored, name: stored })),
  blocks: v.array(caseBlock),
  decisions: v.array(
    v.object({
      key: stored,
      unmet: v.array(stored),
      effects: changes,
    }),
  ),
}) satisfies v.GenericSchema<unknown, CaseDetail>

const listOfCases = v.array(v.object(waitingCase)) satisfies v.GenericSchema<unknown, WaitingCase[]>
const revealed = v.object({ facts, addresses }) satisfies v.GenericSchema<unknown, RevealedCase>

const MAX_FILE_BYTES = 8 * 1024 * 1024
const MAX_TEXT = 1_000

function fieldSchema({ kind, choices = {}, max, isOptional }: CaseField): v.GenericSchema<unknown, string | number> {
  switch (kind) {
    case 'money':
      return fen
    case 'choice':
      return v.picklist(keysOf(choices))
    case 'file':
      // Base64 has four characters for three bytes.
      return v.pipe(v.string(), v.base64(), v.minLength(4), v.maxLength(Math.ceil((max ?? MAX_FILE_BYTES) / 3) * 4))
    case 'text':
      return v.pipe(typed(max ?? MAX_TEXT), v.trim(), v.minLength(isOptional === true ? 0 : 1, '请填写'))
  }
}

const FIELD_EXAMPLES = { text: '一行字', money: 100, file: 'JVBERi0=' } as const
const exampleOf = ({ kind, choices = {} }: CaseField): string | number =>
  kind === 'choice' ? (Object.keys(choices)[0] ?? '') : FIELD_EXAMPLES[kind]

const wordsOf = (max: number) => v.pipe(typed(max, 1), v.trim(), v.minLength(1, '请填写'))

/** Its input is one shape for all decisions: the schema knows which fields this one has. */
type DecideCall = AdminCall<v.GenericSchema<Omit<CaseChoice, 'decision'>>, typeof nothingOut>

function decideCall(queue: CaseQueue, key: string, decision: CaseDecision): DecideCall {
  const { names, act, words, maxWords = MAX_DECISION_WORDS, fields = {} } = decision
  const named = Object.entries(fields)
  return adminCall(`POST ${queue}/decide/${key}`, {
    summary: `${WORK_QUEUES[queue].names.en}: ${names.en}`,
    act,
    input: v.strictObject({
      id: caseId,
      version: typed(200),
      words: words === undefined ? v.literal('') : wordsOf(maxWords),
      fields: v.strictObject(
        Object.fromEntries(
          named.map(([name, field]) => [
            name,
            field.isOptional === true ? v.exactOptional(fieldSchema(field)) : fieldSchema(field),
          ]),
        ),
      ),
    }),
    output: nothingOut,
    example: {
      id: 'c1',
      version: '1',
      words: words === undefined ? '' : '已核对',
      fields: Object.fromEntries(named.map(([name, field]) => [name, exampleOf(field)])),
    },
    ...(named.some(([, { kind }]) => kind === 'file') ? { bodyBytes: 2 * MAX_FILE_BYTES } : {}),
  }) as unknown as DecideCall
}

/** The calls of one queue: its list, one case, the claim on it, each decision, and the look at what is sealed. */
function callsOf(queue: CaseQueue) {
  const { act, names } = WORK_QUEUES[queue]
  const reveals = revealsOf(queue)
  return {
    waiting: adminCall(`GET ${queue}`, {
      summary: `${names.en}: what waits, the longest first`,
      act,
      input: v.strictObject({ locale }),
      output: listOfCases,
      example: { locale: 'zh-CN' },
    }),
    show: adminCall(`GET ${queue}/one`, {
      summary: `${names.en}: all that a decision rests on`,
      act,
      input: v.strictObject({ id: caseId, locale }),
      output: caseDetail,
      example: { id: 'c1', locale: 'zh-CN' },
    }),
    claim: adminCall(`POST ${queue}/claim`, {
      summary: `${names.en}: takes a case for 15 minutes, or says who has it`,
      act,
      input: v.strictObject({ id: caseId, isTakenOver: v.boolean() }),
      output: v.object({ takenBy: v.nullable(stored) }),
      example: { id: 'c1', isTakenOver: false },
    }),
    decide: Object.fromEntries(
      Object.entries(decisionsOf(queue)).map(([key, decision]) => [key, decideCall(queue, key, decision)]),
    ),
    reveal:
      reveals === undefined
        ? undefined
        : adminCall(`POST ${queue}/reveal`, {
            summary: `${names.en}: shows a sealed part of a case; the look is logged`,
            act: reveals,
            input: v.strictObject({ id: caseId, key: typed(80, 1), reason, locale }),
            output: revealed,
            example: { id: 'c1', key: 'card', reason: '今天打款', locale: 'zh-CN' },
          }),
  }
}

export type CaseCalls = ReturnType<typeof callsOf>

export const CASE_CALLS = Object.fromEntries(
  keysOf(CASE_QUEUES).map((queue) => [queue, callsOf(queue)] as const),
) as Readonly<Record<CaseQueue, CaseCalls>>
