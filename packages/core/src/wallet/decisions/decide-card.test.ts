import { describe, expect, it } from 'vitest'
import { aCardNumber } from '../../../testing/a-card-number.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { fail } from '../../kernel/index.ts'
import { decideCard, MAX_CARDS, noCard, type CardDraft, type CardFacts } from '../index.ts'

const DRAFT: CardDraft = { bank: 'CMB', holder: '林小满', number: aCardNumber(1) }
const KEPT = { holder: '林小满', number: aCardNumber(2) }
const decide = (facts: Partial<CardFacts> = {}, draft: Partial<CardDraft> = {}) =>
  decideCard({ cards: [], verifiedNames: [], at: 7, ...facts }, { ...DRAFT, ...draft })
const full = Array.from({ length: MAX_CARDS }, (_, place) => ({ ...KEPT, number: aCardNumber(place + 2) }))

describe('decideCard', () => {
  it('keeps a card with the last four digits of its number, typed with blanks or without (BNK-3)', () => {
    const kept = { ...DRAFT, lastFour: DRAFT.number.slice(-4), addedAt: 7 }
    expect(decide()).toEqual({ ok: true, value: kept })
    expect(decide({ cards: full.slice(1) }, { number: DRAFT.number.replace(/(.{4})/g, '$1 ') })).toEqual({
      ok: true,
      value: kept,
    })
  })

  /** Each is refused for its own fault, although everything checked after it is wrong as well. */
  it.each<[string, Partial<CardFacts>, Partial<CardDraft>, string, string | undefined]>([
    ['that no bank of the list issued', { cards: full }, { bank: 'XYZ', holder: '吴' }, 'bad-parameter', 'bank'],
    ['that is kept', { cards: [...full, DRAFT], verifiedNames: ['吴大川'] }, {}, 'card-kept', 'number'],
    [
      'in another name than verified documents',
      { cards: full, verifiedNames: ['吴大川'] },
      {},
      'holder-mismatch',
      'holder',
    ],
    [
      'in another name than the cards that are kept',
      { cards: full },
      { holder: '吴大川' },
      'holder-mismatch',
      'holder',
    ],
    ['beyond the twentieth', { cards: full }, {}, 'too-many', undefined],
  ])('refuses a card %s (BNK-2, BNK-5, BNK-6)', (_, facts, draft, reason, field) => {
    const refused = decide(facts, draft)
    expect(refused).toMatchObject(refusedAs(reason))
    expect(refused.ok || refused.failure.kind !== 'refused' || refused.failure.field === field).toBe(true)
  })

  it('keeps a card without a holder in the name as which its user is known (ACC-47)', () => {
    expect(decide({ verifiedNames: ['云禾商贸有限公司', '林小满'] }, { holder: '' })).toMatchObject({
      ok: true,
      value: { holder: '林小满' },
    })
    expect(decide({}, { holder: '' })).toMatchObject({ ok: false, failure: { field: 'holder' } })
  })

  it('goes by verified documents once there are any, whatever is on the cards that are kept (BNK-6)', () => {
    expect(decide({ cards: [KEPT], verifiedNames: ['吴大川'] }, { holder: '吴大川' }).ok).toBe(true)
  })
})

it('a card that a person does not keep is not found (BNK-3)', () => {
  expect(fail(noCard())).toMatchObject(refusedAs('not-found', 'id'))
})
