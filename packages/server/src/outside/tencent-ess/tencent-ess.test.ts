import { createCipheriv, createHmac } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog, silentLog } from '../../log.ts'
import { drawPaper, findPlace } from '../../papers/index.ts'
import { handClock } from '../../testing/hand-clock.ts'
import type { BegunFlow, NewFlow } from '../e-signature.ts'
import { ESS_SHAPES, type EssAction } from '../testing/ess-shapes.ts'
import { playEss } from '../testing/play-ess.ts'
import type { TencentEssAccount } from './ess-account.ts'
import { readState, type FlowDetail } from './ess-state.ts'
import { tencentEss } from './tencent-ess.ts'

const clock = handClock(Date.UTC(2026, 0, 2, 3, 4, 5))
const KEY = 'k'.repeat(32)
const TOKEN = 'a-callback-token'
const SELLER = { party: 'seller', name: '周正', mobile: '13800000003', organization: null, residentId: '11010519491231002X' } as const
const BUYER = { party: 'buyer', name: '林晓', mobile: '13800000001', organization: null, residentId: '' } as const
const BACK = '/user_center/server/contract?id=c1&returned=1'

const PAPER = await drawPaper({
  title: '网店转让合同',
  subtitle: 'HT1',
  madeAt: clock.now(),
  blocks: [{ kind: 'places', places: [{ name: 'seller', label: '甲方签署' }, { name: 'buyer', label: '乙方签署' }, { name: 'house', label: '丙方签章' }] }],
})

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

const accountAt = (endpoint: string, change: Partial<TencentEssAccount> = {}): TencentEssAccount => ({
  secretId: 'id', secretKey: 'key', operatorId: 'op', organizationName: '店渡网络科技(杭州)有限公司', sealId: 'seal-1', endpoint, fileEndpoint: endpoint, callbackToken: TOKEN, callbackKey: KEY, publicUrl: 'https://m.diandu.example', ...change,
})

async function open(change: Partial<TencentEssAccount> = {}) {
  const played = await playEss({ secretId: 'id', secretKey: 'key', nowMs: clock.now })
  closers.push(played.close)
  return { played, ess: tencentEss(accountAt(played.endpoint, change), clock, silentLog) }
}

const flowWith = (...signers: NewFlow['signers']): NewFlow => ({ number: 'HT1', title: '网店转让合同', paper: PAPER, signers, deadline: clock.now() + 86_400_000 })

/** A flow of two people at the service. */
async function openBegun() {
  const opened = await open()
  expect(await opened.ess.begin(flowWith(SELLER, BUYER))).toEqual({ ok: true, value: 'flow-1' })
  return { ...opened, flow: { id: 'flow-1', signers: [SELLER, BUYER] } }
}

describe('Signing at Tencent’s e-signature service', () => {
  it('[ESS-1] begins a flow with the paper, the signers in their order and the house behind them', async () => {
    const { played } = await openBegun()
    expect(played.asked.map(({ action }) => action)).toEqual(['UploadFiles', 'CreateFlowByFiles'])
    expect(played.asked[0]?.input).toMatchObject({ Caller: { OperatorId: 'op' }, BusinessType: 'DOCUMENT', FileInfos: [{ FileName: 'HT1.pdf', FileBody: PAPER.toString('base64') }] })
    expect(played.flows[0]?.input).toMatchObject({
      Operator: { UserId: 'op' },
      FlowName: '网店转让合同HT1',
      FileIds: ['file-1'],
      Unordered: false,
      SignBeanTag: 0,
      Deadline: Math.floor(clock.now() / 1000) + 86_400,
      UserData: Buffer.from('HT1').toString('base64'),
      Approvers: [
        { ApproverType: 1, ApproverName: '周正', ApproverMobile: '13800000003', ApproverIdCardType: 'ID_CARD', ApproverIdCardNumber: '11010519491231002X' },
        { ApproverType: 1, ApproverName: '林晓', ApproverOption: { NoTransfer: true } },
        { ApproverType: 3, OrganizationName: '店渡网络科技（杭州）有限公司' },
      ],
    })
  })

  it('[ESS-19] gives everybody the place that the paper has for them: people to sign, companies and the house to seal, with the day beside it', async () => {
    const { played, ess } = await open()
    await ess.begin(flowWith({ ...SELLER, organization: '甲乙(北京)商贸有限公司' }, BUYER))
    const [seller, buyer, house] = played.flows[0]?.input.Approvers ?? []
    expect(seller).toMatchObject({ ApproverType: 0, OrganizationName: '甲乙（北京）商贸有限公司', ApproverName: '周正', SignComponents: [{ ComponentType: 'SIGN_SEAL' }, { ComponentType: 'SIGN_DATE' }] })
    expect(buyer?.SignComponents.map(({ ComponentType }) => ComponentType)).toEqual(['SIGN_SIGNATURE', 'SIGN_DATE'])
    expect(house?.SignComponents).toMatchObject([{ ComponentType: 'SIGN_SEAL', ComponentValue: 'seal-1' }, { ComponentType: 'SIGN_DATE' }])
    for (const [approver, name] of [[seller, 'seller'], [buyer, 'buyer'], [house, 'house']] as const) {
      const place = findPlace(PAPER, name)
      for (const { ComponentPage: page, ComponentPosX: x, ComponentPosY: y, ComponentWidth: width, ComponentHeight: height } of approver?.SignComponents ?? []) {
        expect([page, x >= place.x - 0.01, y >= place.y - 0.01, x + width <= place.x + place.width + 0.01, y + height <= place.y + place.height + 0.01]).toEqual([place.page, true, true, true, true])
      }
    }
  })

  it('[ESS-2] [ESS-10] knows where a signer signs, for half an hour and with the way back, who has signed by when, and has the document', async () => {
    const { played, ess, flow } = await openBegun()
    const first = await ess.linkFor('flow-1', SELLER, BACK)
    expect(first).toEqual({ ok: true, value: { url: 'https://essurl.example/flow-1/1', validUntil: clock.now() + 30 * 60_000 } })
    expect(played.asked.at(-1)?.input).toEqual({
      Operator: { UserId: 'op' },
      FlowId: 'flow-1',
      FlowApproverInfos: [{ ApproverType: 1, ApproverName: '周正', ApproverMobile: '13800000003' }],
      JumpUrl: `https://m.diandu.example${BACK}`,
    })
    expect(await ess.linkFor('flow-1', SELLER, BACK)).not.toEqual(first)
    expect(await ess.look(flow)).toEqual({ ok: true, value: { signatures: [], lastAt: 0, standing: 'open' } })
    expect([played.sign('flow-1', BUYER.mobile, 1), played.sign('flow-1', SELLER.mobile, 1_767_322_000_000)]).toEqual([false, true])
    expect(await ess.look(flow)).toEqual({ ok: true, value: { signatures: [{ party: 'seller', at: 1_767_322_000_000 }], lastAt: 1_767_322_000_000, standing: 'open' } })
    played.sign('flow-1', BUYER.mobile, 1_767_323_000_000)
    played.seal('flow-1', 1_767_323_001_000)
    expect(await ess.look(flow)).toMatchObject({ value: { signatures: [{ party: 'seller' }, { party: 'buyer', at: 1_767_323_000_000 }], lastAt: 1_767_323_001_000, standing: 'whole' } })
    expect((await ess.fetchPaper('flow-1')).ok && String(((await ess.fetchPaper('flow-1')) as { value: Buffer }).value)).toBe('%PDF of flow-1, signed by 3')
  })

  it('[ESS-11] finds a company’s signer by name and company, and knows each as they were when the flow was begun', async () => {
    const { played, ess } = await open()
    const company = { ...SELLER, organization: '甲乙商贸有限公司' }
    await ess.begin(flowWith(company, BUYER))
    expect(await ess.linkFor('flow-1', company, BACK)).toMatchObject({ ok: true })
    expect(await ess.linkFor('flow-1', SELLER, BACK)).toMatchObject({ ok: false })
    played.sign('flow-1', SELLER.mobile, 1000)
    expect(await ess.look({ id: 'flow-1', signers: [company, BUYER] })).toMatchObject({ value: { signatures: [{ party: 'seller', at: 1000 }] } })
    // Somebody has signed whom nobody here knows: that is no silence.
    expect(await ess.look({ id: 'flow-1', signers: [{ ...company, mobile: '13900000000' }, BUYER] })).toMatchObject({ ok: false })
  })

  it('[ESS-11] knows a signer by the ends of a mobile with stars and by the name, and nobody who could be two', () => {
    const signed = (Mobile: string, ApproveName: string) => ({ FlowStatus: 2, FlowApproverInfos: [{ Mobile, ApproveName, ApproveStatus: 3, ApproveTime: 7, ApproveType: 'PERSON', OrganizationName: null }] })
    const read = (detail: FlowDetail, signers: BegunFlow['signers'] = [SELLER, BUYER]) => readState(detail, { id: 'flow-1', signers }, '店渡')
    expect(read(signed('1*******03', '周正'))).toMatchObject({ signatures: [{ party: 'seller', at: 7000 }], hasStranger: false })
    for (const other of [signed('1*******03', '林晓'), signed('1*******04', '周正'), signed('', '周正'), signed('***', '周正')]) expect(read(other)).toMatchObject({ signatures: [], hasStranger: true })
    expect(read(signed('138****0000', '周正'), [{ ...SELLER, mobile: '13811110000' }, { ...BUYER, name: '周正', mobile: '13822220000' }])).toMatchObject({ signatures: [], hasStranger: true })
  })

  it('[ESS-12] cancels a flow; one that has ended, or whose answer was lost, is an answer too, and one that may still be signed is none', async () => {
    const { played, ess, flow } = await openBegun()
    played.fail('CancelFlow', 'refused')
    expect(await ess.cancel(flow, '订单已结束')).toMatchObject({ ok: false })
    played.fail('CancelFlow', 'lost')
    expect(await ess.cancel(flow, '订单已结束')).toEqual({ ok: true, value: { signatures: [], lastAt: 0, standing: 'cancelled' } })
    played.fail('CancelFlow', 'no')
    expect(await ess.cancel(flow, '订单已结束')).toMatchObject({ value: { standing: 'cancelled' } })
    await ess.begin(flowWith(SELLER, BUYER))
    played.sign('flow-2', SELLER.mobile, 1000)
    played.sign('flow-2', BUYER.mobile, 2000)
    played.seal('flow-2', 2000)
    expect(await ess.cancel({ ...flow, id: 'flow-2' }, '订单已结束')).toEqual({ ok: true, value: { signatures: [{ party: 'seller', at: 1000 }, { party: 'buyer', at: 2000 }], lastAt: 2000, standing: 'whole' } })
    await ess.begin(flowWith(SELLER, BUYER))
    played.expire('flow-3')
    expect(await ess.cancel({ ...flow, id: 'flow-3' }, '订单已结束')).toMatchObject({ value: { standing: 'over' } })
    // Of one that only a callback told of, nobody here knows the signers: what became of it can be said all the same.
    expect(await ess.cancel({ id: 'flow-2', signers: [] }, '合同已在另一流程中签署')).toEqual({ ok: true, value: { signatures: [], lastAt: 2000, standing: 'whole' } })
    expect(await ess.cancel({ ...flow, id: 'flow-9' }, '订单已结束')).toMatchObject({ ok: false })
  })

  it('[ESS-3] fails without an exception where the provider refuses, says nothing of use, or is not there; no number is in a log', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'debug', now: clock.now, write: (line) => void lines.push(line) })
    const { played } = await open()
    for (const account of [accountAt(played.endpoint, { secretKey: 'wrong' }), accountAt('http://127.0.0.1:1')]) {
      expect(await tencentEss(account, clock, log).begin(flowWith(SELLER))).toMatchObject({ ok: false, failure: { status: 502 } })
    }
    const ess = tencentEss(accountAt(played.endpoint), clock, log)
    played.fail('CreateFlowByFiles', 'refused')
    expect(await ess.begin(flowWith(SELLER))).toMatchObject({ ok: false, failure: { status: 502 } })
    expect([await ess.look({ id: 'flow-1', signers: [] }), await ess.fetchPaper('flow-1'), await ess.linkFor('flow-1', SELLER, BACK)]).toMatchObject([{ ok: false }, { ok: false }, { ok: false }])
    expect(lines.join()).not.toContain(SELLER.residentId)
  })

  it('[ESS-19] is played by what the documentation has: a seal without a name and a mobile of another form are refused', async () => {
    const { played, ess } = await open({ sealId: '' })
    expect(await ess.begin(flowWith(SELLER, BUYER))).toMatchObject({ ok: false })
    const withAnotherMobile = await open()
    expect(await withAnotherMobile.ess.begin(flowWith({ ...SELLER, mobile: '+8613800000003' }))).toMatchObject({ ok: false })
    expect([played.flows.length, withAnotherMobile.played.flows.length]).toEqual([0, 0])
  })

  it('[ESS-19] and would refuse what was once sent: names of another product, a signer without a place, places that people choose, a caller who is an operator', async () => {
    const { played, ess } = await openBegun()
    await ess.linkFor('flow-1', SELLER, BACK)
    const [upload, create, link] = played.asked.map(({ input }) => input as Record<string, unknown>)
    const refuses = (action: EssAction, input: object) => !v.safeParse(ESS_SHAPES[action], input).success
    expect([refuses('UploadFiles', { ...upload }), refuses('CreateFlowByFiles', { ...create }), refuses('CreateFlowSignUrl', { ...link })]).toEqual([false, false, false])
    const { Caller: _, ...uncalled } = upload ?? {}
    const [first] = (create?.['Approvers'] ?? []) as readonly Record<string, unknown>[]
    const { SignComponents: __, ...placeless } = first ?? {}
    const [uploads, creations] = [[uncalled, { ...uncalled, Operator: { UserId: 'op' } }], [{ ...create, Approvers: [placeless] }, { ...create, SignBeanTag: 1 }, { ...create, UserData: 'HT-1' }, { ...create, FileIds: [] }]] as const
    for (const input of uploads) expect(refuses('UploadFiles', input)).toBe(true)
    for (const input of creations) expect(refuses('CreateFlowByFiles', input)).toBe(true)
    for (const whom of [{ ApproverType: 1, Name: '周正', Mobile: SELLER.mobile }, { ApproverType: 1, ApproverName: '周正' }, { ApproverType: 0, ApproverName: '周正', ApproverMobile: SELLER.mobile }]) {
      expect(refuses('CreateFlowSignUrl', { ...link, FlowApproverInfos: [whom] })).toBe(true)
    }
    expect(refuses('CreateFlowSignUrl', { ...link, JumpUrl: '/user_center/server/contract' })).toBe(true)
    expect(refuses('CancelFlow', { Operator: { UserId: 'op' }, FlowId: 'flow-1' })).toBe(true)
  })

  it('[ESS-4] believes a callback only with its signature, and reads which flow it is about, in both forms', () => {
    const { readNotice } = tencentEss(accountAt('http://127.0.0.1:1'), clock, silentLog)
    const bodyOf = (said: object): string => {
      const cipher = createCipheriv('aes-256-cbc', Buffer.from(KEY), Buffer.from(KEY.slice(0, 16)))
      return JSON.stringify({ encrypt: Buffer.concat([cipher.update(JSON.stringify(said)), cipher.final()]).toString('base64') })
    }
    const data = { FlowId: 'flow-1', FlowCallbackStatus: 2, UserData: Buffer.from('HT1').toString('base64') }
    const body = bodyOf({ MsgId: 'm-1', MsgType: 'FlowStatusChange', MsgVersion: 'CustomApp', MsgData: data })
    const sign = (text: string, token = TOKEN) => `sha256=${createHmac('sha256', token).update(text).digest('hex')}`
    expect(readNotice(body, sign(body))).toEqual({ flowId: 'flow-1', number: 'HT1' })
    expect(readNotice(bodyOf(data), sign(bodyOf(data)))).toEqual({ flowId: 'flow-1', number: 'HT1' })
    expect(readNotice(body, sign(body, 'another'))).toBeUndefined()
    expect(readNotice(`${body} `, sign(body))).toBeUndefined()
    for (const other of ['{}', 'null', '{"encrypt":"AAAA"}', 'no json', bodyOf({ MsgType: 'SealStatusChange', MsgData: {} })]) expect(readNotice(other, sign(other))).toBeUndefined()
  })
})
