import { blankValue, EVERY_CONTENT_KIND, type ContentKind, type FormField } from '@diandu/core/admin'
import { expect, it } from 'vitest'
import { contentForm } from './content-form.ts'
import { contentSource } from './content-sources.ts'

const formOf = (kind: ContentKind) => contentForm(contentSource(kind))
const partsOf = (field: FormField): readonly FormField[] => [field, ...field.fields.flatMap(partsOf)]
const partAt = (kind: ContentKind, ...keys: readonly string[]): FormField | undefined =>
  keys.reduce<FormField | undefined>((field, key) => field?.fields.find((one) => one.key === key), formOf(kind))

it.each(EVERY_CONTENT_KIND)('every part and choice of %s has its own words in both languages (ADM-115)', (kind) => {
  for (const { key, names, options } of partsOf(formOf(kind))) {
    expect([key, names.zh]).toEqual([key, key === '' ? '' : expect.stringMatching(/\p{Script=Han}/u)])
    for (const option of options) expect(option.names).not.toEqual({ zh: option.value, en: option.value })
  }
})

it('a form has what the schema says: sums, days, choices, lists, and what may be left out (ADM-115)', () => {
  expect(partAt('coupons', '', 'amountFen')).toMatchObject({ input: 'money' })
  expect(partAt('coupons', '', 'campaign')?.options[0]).toMatchObject({ value: 'new-year-goods' })
  expect(partAt('service', 'service')).toMatchObject({ input: 'fixed' })
  expect(partAt('service', 'packages', '', 'per')).toMatchObject({ input: 'choice' })
  expect(partAt('service', 'hasCheck')).toMatchObject({ input: 'yes-no' })
  expect(partAt('service', 'date')).toMatchObject({ input: 'day' })
  expect(partAt('entry-rules', 'rules', '', 'platform')?.options.length).toBeGreaterThan(10)
  expect(partAt('entry-rules', 'rules', '', 'documents')).toMatchObject({ input: 'choices' })
  expect(partAt('prohibited-words', 'groups', '', 'words')).toMatchObject({ input: 'pairs' })
  expect(partAt('hot-words', 'pinned')).toMatchObject({ input: 'lines', max: 10 })
  expect(partAt('announcement', 'english')).toMatchObject({ input: 'group', isNullable: true })
  expect(partAt('campaign', 'blocks', '')).toMatchObject({ input: 'variant', by: 'kind' })
  expect(partAt('lotteries', 'lotteries', '', 'days')).toMatchObject({ input: 'variant', by: 'every' })
  expect(formOf('banners')).toMatchObject({ input: 'list', max: 8 })
  expect(partAt('article', 'category')).toMatchObject({ input: 'choice' })
})

it('a new entry begins with something in each of its parts (ADM-115)', () => {
  const [block] = partAt('campaign', 'blocks')?.fields ?? []
  expect(block === undefined ? undefined : blankValue(block)).toEqual({ kind: 'coupons', title: { zh: '', en: '' } })
  const [coupon] = formOf('coupons').fields
  expect(coupon === undefined ? undefined : blankValue(coupon)).toMatchObject({ campaign: 'new-year-goods', stock: 0 })
})
