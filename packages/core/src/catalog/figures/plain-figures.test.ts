import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../../testing/a-sell-form.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { AN_ORDINARY_NOON as NOW } from '../../../testing/manual-clock.ts'
import {
  EXPORTED_FIGURES,
  listedShop,
  readSellForm,
  SELL_FIELD_NAMES,
  SELL_FIELDS,
  sellFormOf,
  type Offering,
  type SellForm,
} from '../../selling/index.ts'
import {
  FACETS,
  FIGURE_NAMES,
  LISTING_FACETS,
  listingParts,
  PLAIN_FIGURE_KEYS,
  plainFigure,
  publicFigures,
  type DescribedListing,
  type PlainFigureKey,
} from '../index.ts'

const { contactName, contactMobile, consent } = aSellForm()
const CONTACT = { contactName, contactMobile, consent }

function offeringOf(form: SellForm): Offering {
  const read = readSellForm(form, NOW)
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

const valueIn = (form: SellForm, key: PlainFigureKey) => offeringOf(form)[key]
const listed = (form: SellForm) => listedShop(offeringOf(form), [], NOW)
const partsOf = (form: SellForm) =>
  listingParts({ ...listed(form), id: exampleShop(1).id, publishedAt: NOW } as DescribedListing)

describe.each(PLAIN_FIGURE_KEYS)('the figure %s', (key) => {
  const { row, field, name, kind, part, isFiltered, isOptional, isOwnWord } = plainFigure(key)

  it('is asked for in the form, and has a label there; an export is only said of what an export has (SEL-26)', () => {
    expect(SELL_FIELDS).toContain(field)
    expect(EXPORTED_FIGURES.includes(field)).toBe(isOwnWord !== true)
    expect(SELL_FIELD_NAMES[field].zh).toContain(kind === 'money' ? '（元）' : '')
  })

  it('is read from the form into the listing, with its source', () => {
    const read = readSellForm(aSellForm({ exported: isOwnWord ? '' : field }), NOW)
    if (!read.ok) throw new Error(JSON.stringify(read.failure))
    const { figures } = listedShop(read.value, [], NOW)
    expect(figures[key]).toEqual({ value: read.value[key], by: isOwnWord ? 'seller' : 'platform-export', at: NOW })
  })

  it('stands in its part of every page and contract, under its name', () => {
    const rows = partsOf(aSellForm()).find((one) => one.key === part)?.rows
    expect(rows?.find((one) => one.key === row)?.label).toEqual(name)
    expect(FIGURE_NAMES[row]).toEqual(name)
  })

  it.runIf(isFiltered)('is by what lists are filtered, and on the card as on the page (FLT-1)', () => {
    const { figures, ...card } = listed(aSellForm())
    expect(FACETS.map((facet): string => LISTING_FACETS[facet].of)).toContain(key)
    expect(Object.entries(card)).toContainEqual([key, figures[key]?.value])
  })

  it.runIf(isOptional)(
    'is in no part of a listing whose seller left it out, and in none from before it (SEL-49)',
    () => {
      const without = partsOf(aSellForm({ [field]: ' ' }))
      expect(without.flatMap(({ rows }) => rows).map((one) => one.key)).not.toContain(row)
      const form = sellFormOf(listed(aSellForm({ [field]: '' })), null, [])
      expect(form[field]).toBe('')
    },
  )

  it('comes back into the form as it was typed', () => {
    const form = aSellForm()
    const again = readSellForm({ ...sellFormOf(listed(form), null, []), ...CONTACT }, NOW)
    expect(again.ok && again.value[key]).toEqual(valueIn(form, key))
  })
})

describe('figures that lead past this market', () => {
  it('show a visitor two characters of each end, and nothing of what is shorter (SEL-50)', () => {
    const { platformShopId, shopAddress, shopHolderKind, shopHolder } = publicFigures(listed(aSellForm()).figures)
    expect([platformShopId, shopAddress, shopHolderKind, shopHolder].map((figure) => figure?.value)).toEqual([
      '57****86',
      'https://yu***********om',
      'company',
      '杭州******公司',
    ])
    expect(publicFigures(listed(aSellForm({ shopHolder: '王五' })).figures).shopHolder?.value).toBe('**')
  })

  it('never show more than four characters of an identity, whatever it is (SEL-50)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{2,40}$/), (typed) => {
        const shown = publicFigures(listed(aSellForm({ platformShopId: typed })).figures).platformShopId?.value ?? ''
        expect(shown.replaceAll('*', '').length).toBeLessThanOrEqual(4)
        expect(shown).toHaveLength(typed.length)
      }),
    )
  })

  it.each([
    ['yunhe.tmall.com', 'not-an-address'],
    ['http://yunhe.tmall.com', 'not-an-address'],
    ['https://user:secret@yunhe.tmall.com', 'not-an-address'],
    ['https://tmall', 'not-an-address'],
    ['javascript:alert(1)', 'not-an-address'],
    [`https://yunhe.tmall.com/${'x'.repeat(200)}`, 'too-long'],
  ])('an address such as %s is refused', (shopAddress, fault) => {
    expect(readSellForm(aSellForm({ shopAddress }), NOW)).toMatchObject({ failure: { shopAddress: fault } })
  })

  it.each([
    ['100', 10_000],
    ['０．５', 50],
    ['12.5', 1_250],
    ['0', 0],
  ])('a refund rate of %s percent is %d hundredths', (refundRate, hundredths) => {
    expect(offeringOf(aSellForm({ refundRate })).refundRate).toBe(hundredths)
  })

  it.each([
    ['100.01', 'out-of-range'],
    ['1.234', 'not-a-number'],
    ['many', 'not-a-number'],
  ])('a refund rate of %s is refused', (refundRate, fault) => {
    expect(readSellForm(aSellForm({ refundRate }), NOW)).toMatchObject({ failure: { refundRate: fault } })
  })
})
