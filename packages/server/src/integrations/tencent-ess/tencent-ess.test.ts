import { createCipheriv, createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog, silentLog } from '../../kernel/index.ts'
import { findPlace } from '../../pdf/index.ts'
import type { BegunFlow } from '../e-signature.ts'
import { readState, type FlowDetail } from './ess-state.ts'
import { tencentEss } from './tencent-ess.ts'
import {
  clock,
  KEY,
  TOKEN,
  SELLER,
  BUYER,
  BACK,
  PDF,
  closers,
  accountAt,
  open,
  flowWith,
  openBegun,
} from '../testing/open-ess.ts'

afterEach(() => closers.splice(0).forEach((close) => close()))

describe('Signing at Tencent’s e-signature service', () => {
  it('begins a flow with the document, the signers in their order and the platform after them (ESS-1)', async () => {
    const { simulated } = await openBegun()
    expect(simulated.requested.map(({ action }) => action)).toEqual(['UploadFiles', 'CreateFlowByFiles'])
    expect(simulated.requested[0]?.input).toMatchObject({
      Caller: { OperatorId: 'op' },
      BusinessType: 'DOCUMENT',
      FileInfos: [{ FileName: 'HT1.pdf', FileBody: PDF.toString('base64') }],
    })
    expect(simulated.flows[0]?.input).toMatchObject({
      Operator: { UserId: 'op' },
      FlowName: '网店转让合同HT1',
      FileIds: ['file-1'],
      Unordered: false,
      SignBeanTag: 0,
      Deadline: Math.floor(clock.now() / 1000) + 86_400,
      UserData: Buffer.from('HT1').toString('base64'),
      Approvers: [
        {
          ApproverType: 1,
          ApproverName: '周正',
          ApproverMobile: '13800000003',
          ApproverIdCardType: 'ID_CARD',
          ApproverIdCardNumber: '11010519491231002X',
        },
        { ApproverType: 1, ApproverName: '林晓', ApproverOption: { NoTransfer: true } },
        { ApproverType: 3, OrganizationName: '店渡网络科技（杭州）有限公司' },
      ],
    })
  })

  it('gives every signer the place that the document has for them: people to sign, companies and the platform to seal, with the day beside it (ESS-1)', async () => {
    const { simulated, ess } = await open()
    await ess.begin(flowWith({ ...SELLER, organization: '甲乙(北京)商贸有限公司' }, BUYER))
    const [seller, buyer, operator] = simulated.flows[0]?.input.Approvers ?? []
    expect(seller).toMatchObject({
      ApproverType: 0,
      OrganizationName: '甲乙（北京）商贸有限公司',
      ApproverName: '周正',
      SignComponents: [{ ComponentType: 'SIGN_SEAL' }, { ComponentType: 'SIGN_DATE' }],
    })
    expect(buyer?.SignComponents.map(({ ComponentType }) => ComponentType)).toEqual(['SIGN_SIGNATURE', 'SIGN_DATE'])
    expect(operator?.SignComponents).toMatchObject([
      { ComponentType: 'SIGN_SEAL', ComponentValue: 'seal-1' },
      { ComponentType: 'SIGN_DATE' },
    ])
    for (const [approver, name] of [
      [seller, 'seller'],
      [buyer, 'buyer'],
      [operator, 'house'],
    ] as const) {
      const place = findPlace(PDF, name)
      for (const {
        ComponentPage: page,
        ComponentPosX: x,
        ComponentPosY: y,
        ComponentWidth: width,
        ComponentHeight: height,
      } of approver?.SignComponents ?? []) {
        expect([
          page,
          x >= place.x - 0.01,
          y >= place.y - 0.01,
          x + width <= place.x + place.width + 0.01,
          y + height <= place.y + place.height + 0.01,
        ]).toEqual([place.page, true, true, true, true])
      }
    }
  })

  it('knows where a signer signs, for half an hour and with the way back, who has signed by when, and has the document (ESS-10)', async () => {
    const { simulated, ess, flow } = await openBegun()
    const first = await ess.linkFor('flow-1', SELLER, BACK)
    expect(first).toEqual({
      ok: true,
      value: { url: 'https://essurl.example/flow-1/1', validUntil: clock.now() + 30 * 60_000 },
    })
    expect(simulated.requested.at(-1)?.input).toEqual({
      Operator: { UserId: 'op' },
      FlowId: 'flow-1',
      FlowApproverInfos: [{ ApproverType: 1, ApproverName: '周正', ApproverMobile: '13800000003' }],
      JumpUrl: `https://m.diandu.example${BACK}`,
    })
    expect(await ess.linkFor('flow-1', SELLER, BACK)).not.toEqual(first)
    expect(await ess.look(flow)).toEqual({ ok: true, value: { signatures: [], lastAt: 0, standing: 'open' } })
    expect([
      simulated.sign('flow-1', BUYER.mobile, 1),
      simulated.sign('flow-1', SELLER.mobile, 1_767_322_000_000),
    ]).toEqual([false, true])
    expect(await ess.look(flow)).toEqual({
      ok: true,
      value: { signatures: [{ party: 'seller', at: 1_767_322_000_000 }], lastAt: 1_767_322_000_000, standing: 'open' },
    })
    simulated.sign('flow-1', BUYER.mobile, 1_767_323_000_000)
    simulated.seal('flow-1', 1_767_323_001_000)
    expect(await ess.look(flow)).toMatchObject({
      value: {
        signatures: [{ party: 'seller' }, { party: 'buyer', at: 1_767_323_000_000 }],
        lastAt: 1_767_323_001_000,
        standing: 'whole',
      },
    })
    expect(
      (await ess.fetchSignedPdf('flow-1')).ok &&
        String(((await ess.fetchSignedPdf('flow-1')) as { value: Buffer }).value),
    ).toBe('%PDF of flow-1, signed by 3')
  })

  it('finds a company’s signer by name and company, and knows each as they were when the flow was begun (ESS-11)', async () => {
    const { simulated, ess } = await open()
    const company = { ...SELLER, organization: '甲乙商贸有限公司' }
    await ess.begin(flowWith(company, BUYER))
    expect(await ess.linkFor('flow-1', company, BACK)).toMatchObject({ ok: true })
    expect(await ess.linkFor('flow-1', SELLER, BACK)).toMatchObject({ ok: false })
    simulated.sign('flow-1', SELLER.mobile, 1000)
    expect(await ess.look({ id: 'flow-1', signers: [company, BUYER] })).toMatchObject({
      value: { signatures: [{ party: 'seller', at: 1000 }] },
    })
    // A signer has signed who is not known here: that is an answer.
    expect(await ess.look({ id: 'flow-1', signers: [{ ...company, mobile: '13900000000' }, BUYER] })).toMatchObject({
      ok: false,
    })
  })

  it('knows a signer by the ends of a mobile with stars and by the name, and none where two could be meant (ESS-11)', () => {
    const signed = (Mobile: string, ApproveName: string) => ({
      FlowStatus: 2,
      FlowApproverInfos: [
        { Mobile, ApproveName, ApproveStatus: 3, ApproveTime: 7, ApproveType: 'PERSON', OrganizationName: null },
      ],
    })
    const read = (detail: FlowDetail, signers: BegunFlow['signers'] = [SELLER, BUYER]) =>
      readState(detail, { id: 'flow-1', signers }, '店渡')
    expect(read(signed('1*******03', '周正'))).toMatchObject({
      signatures: [{ party: 'seller', at: 7000 }],
      hasStranger: false,
    })
    for (const other of [
      signed('1*******03', '林晓'),
      signed('1*******04', '周正'),
      signed('', '周正'),
      signed('***', '周正'),
    ])
      expect(read(other)).toMatchObject({ signatures: [], hasStranger: true })
    expect(
      read(signed('138****0000', '周正'), [
        { ...SELLER, mobile: '13811110000' },
        { ...BUYER, name: '周正', mobile: '13822220000' },
      ]),
    ).toMatchObject({ signatures: [], hasStranger: true })
  })

  it('cancels a flow; one that has ended, or whose answer was lost, is an answer too, and one that may still be signed is none (ESS-13)', async () => {
    const { simulated, ess, flow } = await openBegun()
    simulated.fail('CancelFlow', 'refused')
    expect(await ess.cancel(flow, '订单已结束')).toMatchObject({ ok: false })
    simulated.fail('CancelFlow', 'lost')
    expect(await ess.cancel(flow, '订单已结束')).toEqual({
      ok: true,
      value: { signatures: [], lastAt: 0, standing: 'cancelled' },
    })
    simulated.fail('CancelFlow', 'no')
    expect(await ess.cancel(flow, '订单已结束')).toMatchObject({ value: { standing: 'cancelled' } })
    await ess.begin(flowWith(SELLER, BUYER))
    simulated.sign('flow-2', SELLER.mobile, 1000)
    simulated.sign('flow-2', BUYER.mobile, 2000)
    simulated.seal('flow-2', 2000)
    expect(await ess.cancel({ ...flow, id: 'flow-2' }, '订单已结束')).toEqual({
      ok: true,
      value: {
        signatures: [
          { party: 'seller', at: 1000 },
          { party: 'buyer', at: 2000 },
        ],
        lastAt: 2000,
        standing: 'whole',
      },
    })
    await ess.begin(flowWith(SELLER, BUYER))
    simulated.expire('flow-3')
    expect(await ess.cancel({ ...flow, id: 'flow-3' }, '订单已结束')).toMatchObject({ value: { standing: 'over' } })
    // Of one that only a callback told of, the signers are not known here: what became of it can be said all the same.
    expect(await ess.cancel({ id: 'flow-2', signers: [] }, '合同已在另一流程中签署')).toEqual({
      ok: true,
      value: { signatures: [], lastAt: 2000, standing: 'whole' },
    })
    expect(await ess.cancel({ ...flow, id: 'flow-9' }, '订单已结束')).toMatchObject({ ok: false })
  })

  it('fails without an exception where the provider refuses, says nothing of use, or is not there; no number is in a log (IDP-2)', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'debug', now: clock.now, write: (line) => void lines.push(line) })
    const { simulated } = await open()
    for (const account of [accountAt(simulated.endpoint, { secretKey: 'wrong' }), accountAt('http://127.0.0.1:1')]) {
      expect(await tencentEss(account, clock, log).begin(flowWith(SELLER))).toMatchObject({
        ok: false,
        failure: { status: 502 },
      })
    }
    const ess = tencentEss(accountAt(simulated.endpoint), clock, log)
    simulated.fail('CreateFlowByFiles', 'refused')
    expect(await ess.begin(flowWith(SELLER))).toMatchObject({ ok: false, failure: { status: 502 } })
    expect([
      await ess.look({ id: 'flow-1', signers: [] }),
      await ess.fetchSignedPdf('flow-1'),
      await ess.linkFor('flow-1', SELLER, BACK),
    ]).toMatchObject([{ ok: false }, { ok: false }, { ok: false }])
    expect(lines.join()).not.toContain(SELLER.residentId)
  })

  it('believes a callback only with its signature, and reads which flow it is about, in both forms (ESS-4)', () => {
    const { readNotice } = tencentEss(accountAt('http://127.0.0.1:1'), clock, silentLog)
    const bodyOf = (reply: object): string => {
      const cipher = createCipheriv('aes-256-cbc', Buffer.from(KEY), Buffer.from(KEY.slice(0, 16)))
      return JSON.stringify({
        encrypt: Buffer.concat([cipher.update(JSON.stringify(reply)), cipher.final()]).toString('base64'),
      })
    }
    const data = { FlowId: 'flow-1', FlowCallbackStatus: 2, UserData: Buffer.from('HT1').toString('base64') }
    const body = bodyOf({ MsgId: 'm-1', MsgType: 'FlowStatusChange', MsgVersion: 'CustomApp', MsgData: data })
    const sign = (text: string, token = TOKEN) => `sha256=${createHmac('sha256', token).update(text).digest('hex')}`
    expect(readNotice(body, sign(body))).toEqual({ flowId: 'flow-1', number: 'HT1' })
    expect(readNotice(bodyOf(data), sign(bodyOf(data)))).toEqual({ flowId: 'flow-1', number: 'HT1' })
    expect(readNotice(body, sign(body, 'another'))).toBeUndefined()
    expect(readNotice(`${body} `, sign(body))).toBeUndefined()
    for (const other of [
      '{}',
      'null',
      '{"encrypt":"AAAA"}',
      'no json',
      bodyOf({ MsgType: 'SealStatusChange', MsgData: {} }),
    ])
      expect(readNotice(other, sign(other))).toBeUndefined()
  })
})
