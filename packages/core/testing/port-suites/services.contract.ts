import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/kernel/index.ts'
import {
  MAX_REQUESTS_A_DAY,
  SERVICE_KEYS,
  type ServiceDraft,
  type ServiceReceipt,
  type ServiceRequestId,
} from '../../src/services/index.ts'
import { SANDBOX_CHAT } from '../../src/support/index.ts'
import { everyItem, reasonOf, receiveCode, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { Device, OpenFixture } from '../fixture.ts'

const DRAFT: ServiceDraft = {
  service: 'design',
  packageId: null,
  name: '林女士',
  details: '接手了一家女装店，想换一套首页。',
  entry: null,
  os: null,
}
const WISH = { platform: 1, entity: 'company', trademark: 'registered' } as const
const VISITOR_MOBILE = '13900000009'

const numbersOf = async ({ services }: Device) =>
  (await everyItem((cursor) => services.requests(cursor))).map(({ number }) => number)

export function servicesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Services and CustomerService contracts`, () => {
    const fixture = withFixture(open)
    const send = async (device: Device, change: Partial<ServiceDraft> = {}): Promise<ServiceReceipt> =>
      valueOf(await device.services.submit({ ...DRAFT, ...change }, null))

    it('offers each service with packages, prices, steps and the day of its data (ONB-1)', async () => {
      const { services } = fixture().openDevice()
      for (const service of SERVICE_KEYS) {
        const { offer, entry } = valueOf(await services.page(service))
        expect(offer).toMatchObject({ service, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
        for (const part of [offer.packages, offer.steps, offer.excludes, offer.questions])
          expect(part.length).toBeGreaterThan(0)
        expect(entry !== null).toBe(offer.hasCheck)
      }
    })

    it('tells of a request to its person alone, with a number and a masked mobile (ONB-9, ONB-10)', async () => {
      const { buyer, seller } = fixture()
      const receipt = await send(buyer.device, { service: 'residence', entry: WISH, os: 'ios' })
      expect(receipt).toMatchObject({ service: 'residence', mobile: expect.stringMatching(/^1\d\d\*{4}\d{4}$/) })
      expect(receipt.number).toMatch(/^FW\d{8}[2-9A-Z]{5}$/)
      expect(valueOf(await buyer.device.services.request(receipt.id))).toMatchObject({
        ...receipt,
        details: DRAFT.details,
        entry: WISH,
        state: 'submitted',
        steps: [{ state: 'submitted', note: '', priceFen: null }],
      })
      expect(await numbersOf(buyer.device)).toEqual([receipt.number])
      expect(await numbersOf(seller.device)).toEqual([])
      expect(reasonOf(await seller.device.services.request(receipt.id))).toBe('not-found')
      expect(reasonOf(await seller.device.services.withdraw(receipt.id))).toBe('not-found')
    })

    it('is one request however often it is sent while it is open, and another one after its end (ONB-6)', async () => {
      const { device } = fixture().buyer
      const first = await send(device)
      const again = await Promise.all([send(device), send(device, { os: 'ios' }), send(device, { name: ' 林女士 ' })])
      expect(again.map(({ number }) => number)).toEqual([first.number, first.number, first.number])
      expect((await send(device, { packageId: null, name: '林先生' })).number).not.toBe(first.number)
      valueOf(await device.services.withdraw(first.id))
      expect((await send(device)).number).not.toBe(first.number)
      expect(await numbersOf(device)).toHaveLength(3)
    })

    it('lists the newest first over all pages, and takes five a day (ONB-7)', async () => {
      const { device } = fixture().buyer
      const sent: string[] = []
      for (let number = 1; number <= 22; number += 1) {
        if (number % MAX_REQUESTS_A_DAY === 1) await fixture().advance(DAY_MS)
        await fixture().advance(MINUTE_MS)
        sent.unshift((await send(device, { details: `第 ${number} 次：${DRAFT.details}` })).number)
      }
      expect(await numbersOf(device)).toEqual(sent)
      for (const number of [23, 24, 25]) await send(device, { details: `第 ${number} 次：${DRAFT.details}` })
      const oneMore = await device.services.submit({ ...DRAFT, details: `还有：${DRAFT.details}` }, null)
      expect(reasonOf(oneMore)).toBe('too-many')
      await fixture().advance(DAY_MS)
      await send(device, { details: `还有：${DRAFT.details}` })
    })

    it('names the field that is wrong (ONB-5)', async () => {
      const { services } = fixture().buyer.device
      for (const [field, value] of [
        ['name', ' '],
        ['details', '太短'],
        ['packageId', 'no-such-package'],
      ] as const) {
        const answer = await services.submit({ ...DRAFT, [field]: value }, null)
        expect(answer).toMatchObject({ ok: false, failure: { field } })
      }
    })

    it("takes a visitor's with a mobile that a code proves, and shows it to who logs in with that mobile (ONB-8)", async () => {
      const { openDevice, buyer, seller } = fixture()
      const visitor = openDevice()
      expect(await visitor.services.submit(DRAFT, null)).toMatchObject({ ok: false, failure: { field: 'mobile' } })
      const guess = { mobile: buyer.mobile, code: '000000' }
      expect(reasonOf(await visitor.services.submit(DRAFT, guess))).toBe('code-wrong')
      const code = await receiveCode(fixture(), visitor, buyer.mobile, 'service-request')
      const receipt = valueOf(await visitor.services.submit(DRAFT, { mobile: buyer.mobile, code }))
      expect(receipt.mobile).toMatch(/\*{4}/)
      // Sent again, its answer having been lost, with the code that is spent.
      expect(valueOf(await visitor.services.submit(DRAFT, { mobile: buyer.mobile, code }))).toEqual(receipt)
      const other = { ...DRAFT, service: 'photography' } as const
      expect(reasonOf(await visitor.services.submit(other, { mobile: buyer.mobile, code }))).toBe('code-spent')
      expect(await numbersOf(buyer.device)).toEqual([receipt.number])
      expect(await numbersOf(seller.device)).toEqual([])
      valueOf(await buyer.device.services.withdraw(receipt.id))
    })

    it('takes no code for another purpose (ONB-8)', async () => {
      const visitor = fixture().openDevice()
      const code = await receiveCode(fixture(), visitor, VISITOR_MOBILE, 'register')
      expect(reasonOf(await visitor.services.submit(DRAFT, { mobile: VISITOR_MOBILE, code }))).toBe('code-wrong')
    })

    it('has a line in its timeline for each step of the operator, and none after its end (ONB-10, ONB-11)', async () => {
      const { buyer, moveServiceRequest } = fixture()
      const { id } = await send(buyer.device)
      const move = (state: 'taken' | 'answered' | 'closed', note = '', priceFen: number | null = null) =>
        moveServiceRequest(id, { state, note, priceFen })
      valueOf(await move('taken'))
      expect(reasonOf(await move('answered'))).toBe('bad-parameter')
      await fixture().advance(HOUR_MS)
      valueOf(await move('answered', '整店设计 10 个工作日。', 480_000))
      valueOf(await move('closed', '已签合同。'))
      expect(reasonOf(await move('answered', '再说一句'))).toBe('request-ended')
      expect(reasonOf(await buyer.device.services.withdraw(id))).toBe('request-ended')
      const { state, steps } = valueOf(await buyer.device.services.request(id))
      expect(state).toBe('closed')
      expect(steps.map((step) => [step.state, step.note, step.priceFen])).toEqual([
        ['submitted', '', null],
        ['taken', '', null],
        ['answered', '整店设计 10 个工作日。', 480_000],
        ['closed', '已签合同。', null],
      ])
      expect(
        reasonOf(await moveServiceRequest('none' as ServiceRequestId, { state: 'taken', note: '', priceFen: null })),
      ).toBe('not-found')
    })

    it('is withdrawn by its person, once (ONB-12)', async () => {
      const { device } = fixture().buyer
      const { id } = await send(device)
      expect(valueOf(await device.services.withdraw(id))).toMatchObject({ state: 'withdrawn', steps: { length: 2 } })
      expect(reasonOf(await device.services.withdraw(id))).toBe('request-ended')
    })

    it('counts what was really requested and answered, and tells the usual time from three answers on (ONB-13, ONB-14)', async () => {
      const { buyer, seller, secondBuyer, openDevice, moveServiceRequest } = fixture()
      const counts = async () => valueOf(await openDevice().services.page('design')).counts
      expect(await counts()).toMatchObject({ submitted: 0, answered: 0, usualAnswerMs: null })
      const sent: ServiceReceipt[] = []
      for (const { device } of [buyer, seller, secondBuyer]) sent.push(await send(device))
      await send(buyer.device, { service: 'customer' })
      await fixture().advance(2 * HOUR_MS)
      for (const { id } of sent)
        valueOf(await moveServiceRequest(id, { state: 'answered', note: '可以做。', priceFen: null }))
      await fixture().advance(2 * MINUTE_MS)
      const { submitted, answered, usualAnswerMs } = await counts()
      expect([submitted, answered]).toEqual([3, 3])
      expect(Math.abs((usualAnswerMs ?? 0) - 2 * HOUR_MS)).toBeLessThan(MINUTE_MS)
    })

    it('leads to the contacts of the operator, and to no others (ONB-13)', async () => {
      const { customerService, company } = fixture().openDevice()
      const { contacts, bottomPhone } = valueOf(await company.info())
      const qq = contacts['qq']
      expect(valueOf(await customerService.contact())).toMatchObject({ qq, phone: bottomPhone })
      expect(valueOf(await customerService.consultant())).toEqual({ qq, name: null })
    })

    it('offers the chat of a demonstration where no provider is set (SUP-16)', async () => {
      const { customerService } = fixture().openDevice()
      expect(valueOf(await customerService.config())).toMatchObject({
        isJumpQq: false,
        jumpLink: SANDBOX_CHAT,
        introduceJs: undefined,
      })
    })
  })
}
