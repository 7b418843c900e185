import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../testing/a-sell-form.ts'
import { isEmptySellForm, readSellDraft, sellDraftText } from './sell-draft.ts'
import { EMPTY_SELL_FORM } from './sell-form.ts'

describe('a draft of a listing', () => {
  it('is read back as it was written (SEL-19)', () => {
    for (const form of [aSellForm(), EMPTY_SELL_FORM, aSellForm({ title: '"<&\u2028' })])
      expect(readSellDraft(sellDraftText(form))).toEqual({ form, fate: 'same' })
    expect([isEmptySellForm(EMPTY_SELL_FORM), isEmptySellForm(aSellForm())]).toEqual([true, false])
  })

  it('is written without what was left empty (SEL-19)', () => {
    expect(sellDraftText({ ...EMPTY_SELL_FORM, title: '老店' })).toBe('{"version":1,"form":{"title":"老店"}}')
    expect(isEmptySellForm({ ...EMPTY_SELL_FORM, consent: 'yes' })).toBe(false)
  })

  it('of another version brings what is still asked, or nothing, and says so (SEL-25)', () => {
    expect(readSellDraft('{"version":0,"form":{"title":"老店","colour":"red"}}')).toEqual({
      form: { ...EMPTY_SELL_FORM, title: '老店' },
      fate: 'carried-over',
    })
    expect(readSellDraft('{"version":9,"form":{"colour":"red"}}')).toEqual({ form: EMPTY_SELL_FORM, fate: 'dropped' })
    expect(readSellDraft('{"version":1,"form":{"title":7}}')?.fate).toBe('dropped')
    expect(readSellDraft('{"version":1,"form":{"title":7,"level":"3"}}')).toEqual({
      form: { ...EMPTY_SELL_FORM, level: '3' },
      fate: 'carried-over',
    })
    expect(readSellDraft('{"version":0,"form":{"title":"老店"}}')?.fate).toBe('carried-over')
  })

  it('is any text, and what is no draft is none (SEL-25)', () => {
    for (const text of [
      '',
      '{',
      'null',
      '7',
      '[]',
      '{}',
      '{"version":1}',
      '{"version":1,"form":[]}',
      '{"version":1,"form":null}',
      '{"version":"1","form":{}}',
    ])
      expect(readSellDraft(text)).toBeUndefined()
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readSellDraft(text)))
  })
})
