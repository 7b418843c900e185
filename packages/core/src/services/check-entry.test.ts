import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_ENTRY_RULES } from '../../testing/memory/services/example-services.ts'
import {
  checkEntry,
  documentsAsked,
  ENTITIES,
  ENTRY_DOCUMENTS,
  ENTRY_STANDINGS,
  TRADEMARK_STANDINGS,
  type EntryDocument,
  type EntryQuestion,
  type EntryRule,
} from './index.ts'

const { rules } = EXAMPLE_ENTRY_RULES
const keys = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[]
const COMPANY: EntryQuestion = { platform: 1, entity: 'company', trademark: 'registered', documents: [] }
const shown = (question: EntryQuestion) =>
  checkEntry(rules, question).map(({ rule, standing, closedBy, missing }) => [
    rule.id,
    standing,
    closedBy,
    missing.length,
  ])

const aDocument = fc.constantFrom(...keys(ENTRY_DOCUMENTS))
const aRule: fc.Arbitrary<EntryRule> = fc.record({
  id: fc.string(),
  platform: fc.constantFrom(1, 2),
  kind: fc.constant({ zh: '', en: '' }),
  entities: fc.subarray(keys(ENTITIES)),
  trademark: fc.constantFrom(...keys(TRADEMARK_STANDINGS)),
  documents: fc.uniqueArray(aDocument),
  someTrades: fc.constant([]),
  depositFen: fc.constant({ min: 0, max: 0 }),
  yearlyFen: fc.constant({ min: 0, max: 0 }),
  note: fc.constant({ zh: '', en: '' }),
}) as fc.Arbitrary<EntryRule>
const aQuestion = fc.record({
  platform: fc.constantFrom(1, 2),
  entity: fc.constantFrom(...keys(ENTITIES)),
  trademark: fc.constantFrom(...keys(TRADEMARK_STANDINGS)),
  documents: fc.uniqueArray(aDocument),
}) as fc.Arbitrary<EntryQuestion>

describe('checkEntry', () => {
  it('says for each kind of shop on a platform what is in the way, the nearest first (ONB-2)', () => {
    expect(shown(COMPANY)).toEqual([
      ['tmall-flagship', 'documents-missing', [], 4],
      ['tmall-exclusive', 'documents-missing', [], 5],
    ])
    expect(shown({ ...COMPANY, documents: rules[1]?.documents ?? [] }).map(([, standing]) => standing)).toEqual([
      'may-enter',
      'may-enter',
    ])
    expect(shown({ ...COMPANY, trademark: 'pending' })).toEqual([
      ['tmall-flagship', 'documents-missing', [], 4],
      ['tmall-exclusive', 'closed', ['trademark'], 5],
    ])
    expect(shown({ ...COMPANY, entity: 'person', trademark: 'none' }).map(([, , closedBy]) => closedBy)).toEqual([
      ['entity', 'trademark'],
      ['entity', 'trademark'],
    ])
  })

  it('puts first what may be opened, then what lacks least, then what is closed (ONB-2)', () => {
    const rule = (id: string, documents: readonly EntryDocument[], entities: EntryRule['entities'] = ['company']) => ({
      ...(rules[0] as EntryRule),
      id,
      documents,
      entities,
    })
    const all = [
      rule('closed', [], ['person']),
      rule('lacks two', ['bank-account', 'sales-record']),
      rule('open', ['identity-card']),
      rule('lacks one', ['bank-account']),
    ]
    for (const order of [all, all.toReversed()])
      expect(checkEntry(order, { ...COMPANY, documents: ['identity-card'] }).map((answer) => answer.rule.id)).toEqual([
        'open',
        'lacks one',
        'lacks two',
        'closed',
      ])
  })

  it('asks a person for no business licence, and a sole trader for one (ONB-2)', () => {
    const person: EntryQuestion = { platform: 2, entity: 'person', trademark: 'none', documents: ['identity-card'] }
    expect(shown(person)).toEqual([['taobao-personal', 'may-enter', [], 0]])
    expect(shown({ ...person, entity: 'sole-trader' })).toEqual([['taobao-personal', 'documents-missing', [], 1]])
    expect(documentsAsked(rules, person)).toEqual(['identity-card'])
    expect(documentsAsked(rules, { platform: 1, entity: 'person' })).toEqual([])
    expect(documentsAsked(rules, COMPANY)).toHaveLength(5)
  })

  it('says nothing of a platform about which nothing is known (ONB-2)', () => {
    expect(checkEntry(rules, { ...COMPANY, platform: 47 })).toEqual([])
  })

  it('never takes a permission away for one more document, or for a trademark that has come further (ONB-3)', () => {
    const rankOf = (question: EntryQuestion, all: readonly EntryRule[]) =>
      new Map(checkEntry(all, question).map(({ rule, standing }) => [rule, ENTRY_STANDINGS.indexOf(standing)]))
    fc.assert(
      fc.property(
        fc.array(aRule, { maxLength: 5 }),
        aQuestion,
        fc.array(aDocument),
        fc.boolean(),
        (all, question, further, hasBetterMark) => {
          const better: EntryQuestion = {
            ...question,
            documents: [...new Set<EntryDocument>([...question.documents, ...further])],
            trademark: hasBetterMark ? 'registered' : question.trademark,
          }
          const before = rankOf(question, all)
          for (const [rule, rank] of rankOf(better, all)) expect(rank).toBeGreaterThanOrEqual(before.get(rule) ?? -1)
        },
      ),
    )
  })

  it('opens exactly to those who lack nothing that is asked for (ONB-2)', () => {
    fc.assert(
      fc.property(fc.array(aRule, { maxLength: 5 }), aQuestion, (all, question) => {
        for (const { standing, closedBy, missing } of checkEntry(all, question))
          expect(standing === 'may-enter').toBe(closedBy.length === 0 && missing.length === 0)
      }),
    )
  })
})
