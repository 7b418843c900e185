import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { exampleOffer } from '../../testing/memory/services/example-services.ts'
import { DAY_MS, fail, HOUR_MS, ok, refused } from '../kernel/index.ts'
import {
  checkServiceDraft,
  COUNT_DAYS,
  countServiceRequests,
  decideServiceMove,
  decideServiceRequest,
  draftText,
  isOpenRequest,
  MAX_REQUESTS_A_DAY,
  requestNumber,
  SERVICE_REQUEST_STATES,
  serviceAt,
  SERVICE_KEYS,
  serviceDraftFaults,
  servicePath,
  submitCallOf,
  type ServiceDraft,
  type ServiceRequestState,
} from './index.ts'

const OFFER = exampleOffer('residence')
const DRAFT: ServiceDraft = {
  service: 'residence',
  packageId: 'standard',
  name: '林女士',
  details: '想在天猫开一家女装旗舰店',
  entry: null,
  os: null,
}
const REFUSALS: Readonly<Record<string, string>> = {
  packageId: '没有这个套餐，请重新选择',
  name: '请填写称呼，20 个字以内',
  details: '请用 10 到 500 个字说明需求',
}
const STATES = Object.keys(SERVICE_REQUEST_STATES) as ServiceRequestState[]
const aState = fc.constantFrom(...STATES)

describe('a service', () => {
  it('has a page of its own, which keeps the os of the address that led there (ONB-1, SPL-2)', () => {
    expect(SERVICE_KEYS).toHaveLength(11)
    for (const service of SERVICE_KEYS) {
      expect(serviceAt(servicePath(service, ''))).toBe(service)
      expect(servicePath(service, '?token=x&os=ios')).toBe(`${servicePath(service, '')}?os=ios`)
    }
    expect(servicePath('brandauthorization', '')).toBe('/brandauthorization')
    expect(servicePath('liveentry', '')).toBe('/entry/liveentry')
    expect(servicePath('design', '')).toBe('/supplierService/design')
    expect(serviceAt('/entry/nothing')).toBeUndefined()
    expect(SERVICE_KEYS.map((service) => servicePath(service, ''))).toEqual([
      '/brandauthorization',
      '/entry/brandentry',
      '/entry/entryform',
      '/entry/liveentry',
      '/entry/mallentry',
      '/entry/residence',
      '/supplierService/customer',
      '/supplierService/design',
      '/supplierService/extension',
      '/supplierService/photography',
      '/supplierService/shoptrusteeship',
    ])
  })

  it('is requested by one of three calls (ONB-1)', () => {
    expect([...new Set(SERVICE_KEYS.map(submitCallOf))].toSorted()).toEqual(['doCategory', 'doDrz', 'doLive'])
    expect([submitCallOf('liveentry'), submitCallOf('photography'), submitCallOf('residence')]).toEqual([
      'doLive',
      'doCategory',
      'doDrz',
    ])
  })
})

describe('a request', () => {
  it('is kept without angle brackets and the white space around it (ONB-5)', () => {
    const checked = checkServiceDraft({ ...DRAFT, name: ' 林<b> ', details: `\n${DRAFT.details} <i>\n第二行` }, OFFER)
    expect(checked).toMatchObject({ ok: true, value: { name: '林b', details: `${DRAFT.details} i\n第二行` } })
  })

  it.each<[Partial<ServiceDraft>, string, string]>([
    [{ packageId: 'another' }, 'packageId', 'unknown'],
    [{ name: '  ' }, 'name', 'missing'],
    [{ name: '好'.repeat(21) }, 'name', 'too-long'],
    [{ name: '林\u202e' }, 'name', 'malformed'],
    [{ details: '' }, 'details', 'missing'],
    [{ details: '太短了' }, 'details', 'too-short'],
    [{ details: '好'.repeat(501) }, 'details', 'too-long'],
    [{ details: `${DRAFT.details}\u0000` }, 'details', 'malformed'],
    [{ details: '好'.repeat(9) }, 'details', 'too-short'],
    [{ details: `${DRAFT.details}\ud800` }, 'details', 'malformed'],
  ])('%j is told at its field: %s is %s (ONB-5)', (change, field, fault) => {
    expect(serviceDraftFaults({ ...DRAFT, ...change }, OFFER)).toEqual({ [field]: fault })
    expect(checkServiceDraft({ ...DRAFT, ...change }, OFFER)).toEqual(
      fail(refused('bad-parameter', REFUSALS[field] ?? '', field)),
    )
  })

  it('is told of every field that is wrong, and refused by the first of them (ONB-5)', () => {
    const wrong = { ...DRAFT, packageId: 'another', name: '', details: '' }
    expect(serviceDraftFaults(wrong, OFFER)).toEqual({ packageId: 'unknown', name: 'missing', details: 'missing' })
    expect(checkServiceDraft(wrong, OFFER)).toMatchObject({ failure: { field: 'packageId' } })
  })

  it('takes any of the packages that are offered, a tab and the end of a line (ONB-5)', () => {
    for (const change of [
      { packageId: 'care' },
      { details: '第一行写了很多\r\n\t第二行也是' },
      { name: '好'.repeat(20) },
    ])
      expect(serviceDraftFaults({ ...DRAFT, ...change }, OFFER)).toEqual({})
  })

  it('may leave the package to the operator, and counts characters as people do (ONB-5)', () => {
    for (const change of [{ packageId: null }, { details: '😀'.repeat(500) }, { details: '😀'.repeat(10) }])
      expect(checkServiceDraft({ ...DRAFT, ...change }, OFFER).ok).toBe(true)
  })

  it('is the same as another that says the same, by whichever shell it came (ONB-6)', () => {
    fc.assert(
      fc.property(anyText(), anyText(), fc.option(fc.constantFrom('ios', 'android')), (name, details, os) => {
        const one = { ...DRAFT, name, details }
        expect(draftText({ ...one, os })).toBe(draftText(one))
        expect(draftText({ ...one, details: `${details}.` })).not.toBe(draftText(one))
        expect(draftText({ ...one, packageId: null })).not.toBe(draftText(one))
      }),
    )
    const entry = { platform: 1, entity: 'company', trademark: 'none' } as const
    const asked = { ...DRAFT, entry }
    expect(draftText({ ...DRAFT, entry: { ...entry } })).toBe(draftText(asked))
    for (const other of [
      null,
      { ...entry, platform: 2 },
      { ...entry, entity: 'person' },
      { ...entry, trademark: 'pending' },
    ] as const)
      expect(draftText({ ...DRAFT, entry: other })).not.toBe(draftText(asked))
  })

  it('is one of five a day at most (ONB-7)', () => {
    expect(decideServiceRequest(MAX_REQUESTS_A_DAY - 1)).toEqual(ok(null))
    expect(decideServiceRequest(MAX_REQUESTS_A_DAY)).toEqual(
      fail(refused('too-many', '一天最多提交 5 条服务申请，请明天再来，急事请直接联系客服')),
    )
  })

  it('has a number of its day and five signs that are not taken for each other (ONB-9)', () => {
    expect(requestNumber('2026-11-23', 'abcde')).toBe('FW2026112334567')
    expect(requestNumber('2026-11-23', '')).toBe('FW2026112322222')
    fc.assert(
      fc.property(anyText(), (token) => {
        expect(requestNumber('2026-11-23', token)).toMatch(/^FW20261123[2-9A-HJ-NP-Z]{5}$/)
      }),
    )
  })
})

describe('a step of a request', () => {
  const move = (from: ServiceRequestState, state: Exclude<ServiceRequestState, 'submitted'>, note = '可以') =>
    decideServiceMove(from, { state, note, priceFen: 100 })

  it('takes, answers, closes or withdraws what is open, and a price stands with an answer alone (ONB-10, ONB-12)', () => {
    expect(move('submitted', 'taken', '')).toEqual(ok({ state: 'taken', note: '', priceFen: null }))
    expect(move('taken', 'answered', ' 可以 ')).toEqual(ok({ state: 'answered', note: '可以', priceFen: 100 }))
    expect(move('answered', 'answered').ok).toBe(true)
    expect(move('answered', 'closed')).toEqual(ok({ state: 'closed', note: '可以', priceFen: null }))
    expect(move('submitted', 'withdrawn', '')).toEqual(ok({ state: 'withdrawn', note: '', priceFen: null }))
    for (const from of ['taken', 'answered'] as const)
      expect(move(from, 'taken', '')).toEqual(fail(refused('request-ended', '这条申请已经有人在处理')))
  })

  it('says something with an answer and an end, and not too much (ONB-11)', () => {
    for (const state of ['answered', 'closed'] as const) {
      expect(move('taken', state, '  ')).toEqual(fail(refused('bad-parameter', '请写明答复内容或结束的原因', 'note')))
      expect(move('taken', state, '😀'.repeat(500)).ok).toBe(true)
      expect(move('taken', state, '好'.repeat(501))).toEqual(fail(refused('bad-parameter', '最多写 500 个字', 'note')))
    }
  })

  it('never follows the end of a request (ONB-11)', () => {
    expect(STATES.filter(isOpenRequest)).toEqual(['submitted', 'taken', 'answered'])
    fc.assert(
      fc.property(aState, aState, anyText(), (from, to, note) => {
        if (to === 'submitted') return
        if (!isOpenRequest(from))
          expect(move(from, to, note)).toEqual(fail(refused('request-ended', '这条申请已经结束了')))
      }),
    )
  })
})

describe('countServiceRequests', () => {
  const NOW = 100 * DAY_MS
  it('counts those of thirty days, and tells the usual time from three answers on (ONB-13, ONB-14)', () => {
    const at = (daysAgo: number, hours: number | null) => ({
      submittedAt: NOW - daysAgo * DAY_MS,
      answeredAt: hours === null ? null : NOW - daysAgo * DAY_MS + hours * HOUR_MS,
    })
    expect(countServiceRequests([at(1, 2), at(2, 9), at(3, null), at(31, 1)], NOW)).toEqual({
      days: COUNT_DAYS,
      submitted: 3,
      answered: 2,
      usualAnswerMs: null,
    })
    expect(countServiceRequests([at(1, 9), at(2, 2), at(3, 4), at(4, null)], NOW)).toMatchObject({
      answered: 3,
      usualAnswerMs: 4 * HOUR_MS,
    })
  })

  it('tells of an even number of answers the shorter of the two in the middle (ONB-14)', () => {
    const waited = (hours: number) => ({ submittedAt: NOW - DAY_MS, answeredAt: NOW - DAY_MS + hours * HOUR_MS })
    expect(countServiceRequests([10, 2, 8, 3].map(waited), NOW).usualAnswerMs).toBe(3 * HOUR_MS)
  })

  it('counts from thirty days ago, that instant left out, up to now (ONB-13)', () => {
    const since = NOW - COUNT_DAYS * DAY_MS
    const sent = (submittedAt: number) => countServiceRequests([{ submittedAt, answeredAt: null }], NOW).submitted
    expect([since, since + 1, NOW, NOW + 1].map(sent)).toEqual([0, 1, 1, 0])
  })
})
