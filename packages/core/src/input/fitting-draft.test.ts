import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fittingDraft } from './fitting-draft.ts'

const isText = (field: string, value: unknown): value is string => field !== 'gone' && typeof value === 'string'

it('what was typed into this version stands as it was, and of another one what is still asked (SEL-25)', () => {
  expect(fittingDraft({ name: '林' }, true, isText)).toEqual({ fields: { name: '林' }, fate: 'same' })
  expect(fittingDraft({ name: '林', gone: 'x' }, false, isText)).toEqual({
    fields: { name: '林' },
    fate: 'carried-over',
  })
  expect(fittingDraft({ name: '林' }, false, isText).fate).toBe('carried-over')
  expect(fittingDraft({ name: '林', age: 7 }, true, isText).fate).toBe('carried-over')
  expect(fittingDraft({ gone: 'x' }, false, isText)).toEqual({ fields: {}, fate: 'dropped' })
})

it('of a draft in which nothing was said there is nothing to tell (SEL-25)', () => {
  expect(fittingDraft({}, false, isText)).toEqual({ fields: {}, fate: 'same' })
})

it('no field is ever made up, and none that fits is lost (SEL-25)', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), fc.boolean(), (typed, isSame) => {
      const { fields } = fittingDraft(typed, isSame, isText)
      expect(Object.entries(fields)).toEqual(Object.entries(typed).filter((entry) => isText(...entry)))
    }),
  )
})
