import { describe, expect, it } from 'vitest'
import { faultsInNames } from '../../testing/names-below.ts'
import {
  EMPTY_SELL_FORM,
  EXPORTED_FIGURES,
  exportedIn,
  exportedText,
  isSaleGroup,
  isSellField,
  isSellStep,
  NEW_SALE,
  RELATIONS,
  SALE_ACTS,
  SALE_EVENTS,
  SALE_GROUPS,
  SALE_STAGES,
  saleStage,
  SELL_FAULTS,
  SELL_FIELD_NAMES,
  SELL_FIELDS,
  SELL_STEP_KEYS,
  SELL_STEPS,
  stepOfField,
} from './index.ts'

describe('the form of a seller', () => {
  it('asks for every field in one step, under a name (SEL-26)', () => {
    for (const field of SELL_FIELDS) expect(SELL_STEPS[stepOfField(field)]).toContain(field)
    expect(SELL_FIELDS).toEqual(Object.keys(SELL_FIELD_NAMES))
    expect(Object.values(EMPTY_SELL_FORM)).toEqual(SELL_FIELDS.map(() => ''))
    expect(Object.keys(EMPTY_SELL_FORM)).toEqual(SELL_FIELDS)
    expect(SELL_STEP_KEYS).toEqual(['what', 'figures', 'money', 'transfer', 'contact'])
  })

  it('knows its own steps and fields, and no other (SEL-26)', () => {
    expect(['money', 'toString', ''].map(isSellStep)).toEqual([true, false, false])
    expect(['fans', 'toString', ''].map(isSellField)).toEqual([true, false, false])
  })

  it('names the figures of an export in one order, and forgets what is none (SEL-2)', () => {
    expect(exportedIn('fans nothing level')).toEqual(['level', 'fans'])
    expect(exportedIn('')).toEqual([])
    expect(exportedIn(EXPORTED_FIGURES.join(' '))).toEqual([
      'openedOn',
      'level',
      'ratings',
      'violations',
      'fans',
      'monthlyTurnover',
      'consumerDeposit',
      'annualFee',
      'otherFees',
      'registeredCapital',
      'hasLoans',
      'transferWay',
      'trademark',
      'taxpayer',
      'carriesStock',
      'teaches',
      'refundRate',
    ])
    expect(exportedText('fans level', 'ratings', true)).toBe('level ratings fans')
    expect(exportedText('fans level', 'fans', true)).toBe('level fans')
    expect(exportedText('fans level', 'fans', false)).toBe('level')
    expect(exportedText('fans', 'level', false)).toBe('fans')
  })
})

describe('the words of a sale', () => {
  it('are there in both languages, no two of a table alike (WRD-5)', () => {
    expect(faultsInNames({ SALE_STAGES, SALE_EVENTS, SELL_FAULTS, SELL_FIELD_NAMES })).toEqual([])
  })

  it('share out all stages among the groups in which a seller looks for them (SEL-16)', () => {
    expect(Object.values(SALE_GROUPS).flat().toSorted()).toEqual(Object.keys(SALE_STAGES).toSorted())
    expect(SALE_GROUPS.review).toEqual(['under-review', 'more-wanted', 'refused'])
    expect(['selling', 'review', 'dealing', 'ended', 'toString'].map(isSaleGroup)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('tell what is wanted only under review, and a pause only off the market (SEL-12)', () => {
    const record = { ...NEW_SALE, isPaused: true, wanted: { field: 'fans', words: '请补截图' } } as const
    expect(
      (['on-sale', 'under-review', 'withdrawn', 'sold'] as const).map((status) => saleStage(status, record)),
    ).toEqual(['on-sale', 'more-wanted', 'paused', 'sold'])
    expect((['under-review', 'withdrawn'] as const).map((status) => saleStage(status, NEW_SALE))).toEqual([
      'under-review',
      'withdrawn',
    ])
  })

  it('say what a seller can do, and what two shops have in common (SEL-12, SEL-22)', () => {
    expect(SALE_ACTS).toEqual(['pause', 'resume', 'withdraw', 'resubmit'])
    expect(RELATIONS).toEqual(['same-seller', 'same-industry', 'same-kind'])
  })
})
