import { createCipheriv, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog, silentLog } from '../log.ts'
import { handClock } from '../testing/hand-clock.ts'
import { tencentAuthorization } from './tencent-signature.ts'
import { tencentEss, type TencentEssAccount } from './tencent-ess.ts'

const clock = handClock(Date.UTC(2026, 0, 2, 3, 4, 5))
const KEY = 'k'.repeat(32)
const TOKEN = 'a-callback-token'
const signer = { name: '周正', mobile: '13800000003', residentId: '11010519491231002X' }
const PAPER = Buffer.from('%PDF-1.7 a paper')

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** The provider, as its documentation has it: it believes no request whose signature is wrong. */
async function playEss(answers: Readonly<Record<string, object>>) {
  const asked: { readonly action: string; readonly input: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      if (request.url === '/signed.pdf') return void response.end(PAPER)
      const action = String(request.headers['x-tc-action'])
      const host = request.headers.host ?? ''
      const headers = { 'content-type': 'application/json; charset=utf-8', host, 'x-tc-action': action.toLowerCase() }
      const right = tencentAuthorization({ host, service: 'ess', body, nowMs: clock.now(), secretId: 'id', secretKey: 'key', headers })
      if (request.headers.authorization !== right) return void response.end(JSON.stringify({ Response: { Error: { Code: 'AuthFailure.SignatureFailure' } } }))
      asked.push({ action, input: JSON.parse(body) as Record<string, unknown> })
      response.end(JSON.stringify({ Response: answers[action] ?? { Error: { Code: 'InvalidAction' } } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => (server.close(), server.closeAllConnections()))
  return { asked, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const accountAt = (endpoint: string, change: Partial<TencentEssAccount> = {}): TencentEssAccount => ({
  secretId: 'id', secretKey: 'key', operatorId: 'op', organizationName: '店渡网络科技有限公司', endpoint, fileEndpoint: endpoint, callbackToken: TOKEN, callbackKey: KEY, ...change,
})

describe('Signing at Tencent’s e-signature service', () => {
  it('[ESS-1] begins a flow with the paper, the signers in their order and the house behind them', async () => {
    const { asked, endpoint } = await playEss({ UploadFiles: { FileIds: ['file-1'] }, CreateFlowByFiles: { FlowId: 'flow-1' } })
    const begun = await tencentEss(accountAt(endpoint), clock, silentLog).begin({ number: 'HT1', title: '网店转让合同', paper: PAPER, signers: [signer, { ...signer, name: '林晓', residentId: '' }], deadline: clock.now() })
    expect(begun).toEqual({ ok: true, value: 'flow-1' })
    expect(asked.map(({ action }) => action)).toEqual(['UploadFiles', 'CreateFlowByFiles'])
    expect(asked[0]?.input).toMatchObject({ Operator: { UserId: 'op' }, BusinessType: 'DOCUMENT', FileInfos: [{ FileName: 'HT1.pdf', FileBody: PAPER.toString('base64') }] })
    expect(asked[1]?.input).toMatchObject({
      FlowName: '网店转让合同HT1',
      FileIds: ['file-1'],
      Unordered: false,
      Approvers: [
        { ApproverType: 1, ApproverName: '周正', ApproverMobile: '13800000003', ApproverIdCardType: 'ID_CARD', ApproverIdCardNumber: '11010519491231002X' },
        { ApproverType: 1, ApproverName: '林晓' },
        { ApproverType: 3, OrganizationName: '店渡网络科技有限公司' },
      ],
    })
  })

  it('[ESS-2] knows where a signer signs, who has signed by when, and has the document', async () => {
    const { endpoint } = await playEss({})
    const page = `${endpoint}/signed.pdf`
    const other = await playEss({
      CreateFlowSignUrl: { FlowApproverUrlInfos: [{ SignUrl: 'https://essurl.example/sign' }] },
      DescribeFlowInfo: { FlowDetailInfos: [{ FlowApproverInfos: [{ ApproveMobile: '13800000003', ApproveStatus: 3, ApproveTime: 1_767_322_000 }, { ApproveMobile: '13800000001', ApproveStatus: 2 }] }] },
      DescribeFileUrls: { FileUrls: [{ Url: page }] },
    })
    const ess = tencentEss(accountAt(other.endpoint), clock, silentLog)
    expect(await ess.linkFor('flow-1', signer)).toEqual({ ok: true, value: 'https://essurl.example/sign' })
    expect(await ess.look('flow-1')).toEqual({ ok: true, value: { signatures: [{ mobile: '13800000003', at: 1_767_322_000_000 }], isWhole: false, paper: PAPER } })
  })

  it('[ESS-3] fails without an exception where the provider refuses, says nothing of use, or is not there; no number is in a log', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'debug', now: clock.now, write: (line) => void lines.push(line) })
    const { endpoint } = await playEss({ UploadFiles: {}, CreateFlowByFiles: {} })
    const flow = { number: 'HT1', title: 't', paper: PAPER, signers: [signer], deadline: clock.now() }
    for (const account of [accountAt(endpoint, { secretKey: 'wrong' }), accountAt(endpoint), accountAt('http://127.0.0.1:1')]) {
      expect(await tencentEss(account, clock, log).begin(flow)).toMatchObject({ ok: false, failure: { status: 502 } })
    }
    expect(await tencentEss(accountAt(endpoint), clock, log).look('flow-1')).toMatchObject({ ok: false })
    expect(lines.join()).not.toContain(signer.residentId)
  })

  it('[ESS-4] believes a callback only with its signature, and reads which flow it is about', () => {
    const { readNotice } = tencentEss(accountAt('http://127.0.0.1:1'), clock, silentLog)
    const cipher = createCipheriv('aes-256-cbc', Buffer.from(KEY), Buffer.from(KEY.slice(0, 16)))
    const encrypt = Buffer.concat([cipher.update(JSON.stringify({ MsgType: 'FlowStatusChange', MsgData: { FlowId: 'flow-1' } })), cipher.final()]).toString('base64')
    const body = JSON.stringify({ encrypt })
    const sign = (text: string, token = TOKEN) => `sha256=${createHmac('sha256', token).update(text).digest('hex')}`
    expect(readNotice(body, sign(body))).toBe('flow-1')
    expect(readNotice(body, sign(body, 'another'))).toBeUndefined()
    expect(readNotice(`${body} `, sign(body))).toBeUndefined()
    for (const other of ['{}', 'null', '{"encrypt":"AAAA"}', 'no json']) expect(readNotice(other, sign(other))).toBeUndefined()
  })
})
