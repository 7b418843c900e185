import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { tencentAuthorization } from '../tencent/tencent-signature.ts'
import { ESS_SHAPES, isEssAction, type EssAction, type EssInput } from './ess-shapes.ts'

const SIGN_STATUS = { waiting: 2, signed: 3, cancelled: 6 } as const
const FLOW_STATUS = { waiting: 1, partly: 2, signed: 4, expired: 5, cancelled: 6 } as const
type FlowStatus = (typeof FLOW_STATUS)[keyof typeof FLOW_STATUS]

interface SimulatedApprover {
  readonly name: string
  readonly mobile: string
  readonly organization: string
  readonly type: 'PERSON' | 'ORGANIZATION' | 'ENTERPRISESERVER'
  status: number
  at: number
}

export interface SimulatedFlow {
  readonly id: string
  readonly input: EssInput<'CreateFlowByFiles'>
  readonly approvers: readonly SimulatedApprover[]
  status: FlowStatus
}

export interface SimulatedEss {
  readonly endpoint: string
  readonly requested: readonly { readonly action: string; readonly input: unknown }[]
  readonly flows: readonly SimulatedFlow[]
  /** How the next such action fails; `lost`: it is done, but its answer does not arrive. */
  readonly fail: (action: EssAction, how: 'refused' | 'lost' | 'no') => void
  /** Signs at the service, where it is that one's turn; false where it is not. */
  readonly sign: (flowId: string, mobile: string, at: number) => boolean
  /** The platform's seal follows the last person, by itself. */
  readonly seal: (flowId: string, at: number) => void
  readonly expire: (flowId: string) => void
  readonly close: () => void
}

interface SimulatedAccount {
  readonly secretId: string
  readonly secretKey: string
  readonly nowMs: () => number
}

type Answer = object | { readonly Error: { readonly Code: string; readonly Message: string } }

const refusal = (Code: string, Message: string): Answer => ({ Error: { Code, Message } })

/**
 * Tencent's e-signature service as it is documented: it keeps flows, believes no wrong signature and takes no field
 * that it does not know.
 */
export async function simulateEss({ secretId, secretKey, nowMs }: SimulatedAccount): Promise<SimulatedEss> {
  const requested: { action: string; input: unknown }[] = []
  const flows: SimulatedFlow[] = []
  const files = new Map<string, string>()
  const failures = new Map<EssAction, 'refused' | 'lost' | 'no'>()
  const flowOf = (id: string) => flows.find((flow) => flow.id === id)
  let links = 0

  const actions: { readonly [A in EssAction]: (input: EssInput<A>) => Answer } = {
    UploadFiles: ({ FileInfos }) => {
      const ids = FileInfos.map(({ FileBody }) => {
        const id = `file-${files.size + 1}`
        files.set(id, FileBody)
        return id
      })
      return { FileIds: ids, TotalCount: ids.length }
    },
    CreateFlowByFiles: (input) => {
      if (!files.has(input.FileIds[0] ?? '')) return refusal('ResourceNotFound.File', '文件不存在')
      const approvers = input.Approvers.map((approver): SimulatedApprover => ({
        name: 'ApproverName' in approver ? approver.ApproverName : '',
        mobile: 'ApproverMobile' in approver ? approver.ApproverMobile : '',
        organization: 'OrganizationName' in approver ? approver.OrganizationName : '',
        type:
          approver.ApproverType === 1 ? 'PERSON' : approver.ApproverType === 0 ? 'ORGANIZATION' : 'ENTERPRISESERVER',
        status: SIGN_STATUS.waiting,
        at: 0,
      }))
      const flow: SimulatedFlow = { id: `flow-${flows.length + 1}`, input, approvers, status: FLOW_STATUS.waiting }
      flows.push(flow)
      return { FlowId: flow.id, PreviewUrl: '', Approvers: [] }
    },
    CreateFlowSignUrl: ({ FlowId, FlowApproverInfos: [whom] }) => {
      const flow = flowOf(FlowId)
      if (flow === undefined) return refusal('ResourceNotFound.Flow', '流程不存在')
      if (flow.status !== FLOW_STATUS.waiting && flow.status !== FLOW_STATUS.partly)
        return refusal('OperationDenied.FlowHasTerminated', '流程已终止')
      const organization = whom !== undefined && 'OrganizationName' in whom ? whom.OrganizationName : ''
      const isOne = flow.approvers.some(
        (one) =>
          one.name === whom?.ApproverName && one.mobile === whom.ApproverMobile && one.organization === organization,
      )
      if (!isOne) return refusal('InvalidParameter.Approver', '签署人不在流程中')
      links += 1
      return {
        FlowApproverUrlInfos: [
          {
            ...whom,
            SignUrl: `https://essurl.example/${FlowId}/${links}`,
            LongUrl: `https://essurl.example/long/${links}`,
          },
        ],
      }
    },
    DescribeFlowInfo: ({ FlowIds }) => ({
      FlowDetailInfos: FlowIds.flatMap((id) => flowOf(id) ?? []).map(detailOf),
      FlowGroupId: '',
      FlowGroupName: '',
    }),
    DescribeFileUrls: ({ BusinessIds: [id = ''] }) =>
      flowOf(id) === undefined
        ? refusal('ResourceNotFound.Flow', '流程不存在')
        : { FileUrls: [{ Url: `${endpoint}/${id}.pdf`, Option: null }], TotalCount: 1 },
    CancelFlow: ({ FlowId }) => {
      const flow = flowOf(FlowId)
      if (flow === undefined) return refusal('ResourceNotFound.Flow', '流程不存在')
      if (flow.status !== FLOW_STATUS.waiting && flow.status !== FLOW_STATUS.partly)
        return refusal('OperationDenied.FlowHasTerminated', '流程已终止')
      flow.status = FLOW_STATUS.cancelled
      return {}
    },
  }
  const answer = (action: string, body: string): Answer | undefined => {
    const input = JSON.parse(body) as unknown
    requested.push({ action, input })
    if (!isEssAction(action)) return refusal('InvalidAction', action)
    const failure = failures.get(action)
    if (failure === 'refused') return refusal('InternalError', '内部错误')
    const read = v.safeParse(ESS_SHAPES[action] as v.GenericSchema, input)
    if (!read.success)
      return refusal(
        'InvalidParameter',
        read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '),
      )
    const reply = (actions[action] as (given: unknown) => Answer)(read.output)
    return failure === 'lost' ? undefined : reply
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const [, id] = /^\/(flow-\d+)\.pdf$/.exec(request.url ?? '') ?? []
      if (id !== undefined)
        return void response.end(
          `%PDF of ${id}, signed by ${flowOf(id)?.approvers.filter(({ status }) => status === SIGN_STATUS.signed).length}`,
        )
      const action = String(request.headers['x-tc-action'])
      const host = request.headers.host ?? ''
      const headers = { 'content-type': 'application/json; charset=utf-8', host, 'x-tc-action': action.toLowerCase() }
      const right = tencentAuthorization({ host, service: 'ess', body, nowMs: nowMs(), secretId, secretKey, headers })
      const isRight = request.headers.authorization === right && request.headers['x-tc-version'] === '2020-11-11'
      const reply = isRight ? answer(action, body) : refusal('AuthFailure.SignatureFailure', '签名错误')
      if (reply === undefined) return void request.socket.destroy()
      response.end(JSON.stringify({ Response: { ...reply, RequestId: 'r-1' } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    endpoint,
    requested,
    flows,
    fail: (action, how) => void (how === 'no' ? failures.delete(action) : failures.set(action, how)),
    sign(flowId, mobile, at) {
      const flow = flowOf(flowId)
      const next = flow?.approvers.find(({ status }) => status === SIGN_STATUS.waiting)
      const isOpen = flow?.status === FLOW_STATUS.waiting || flow?.status === FLOW_STATUS.partly
      if (flow === undefined || next?.mobile !== mobile || !isOpen) return false
      Object.assign(next, { status: SIGN_STATUS.signed, at })
      flow.status = FLOW_STATUS.partly
      return true
    },
    seal(flowId, at) {
      const flow = flowOf(flowId)
      const waiting = flow?.approvers.filter(({ status }) => status === SIGN_STATUS.waiting) ?? []
      if (flow?.status !== FLOW_STATUS.partly || waiting.some(({ type }) => type !== 'ENTERPRISESERVER')) return
      for (const operator of waiting) Object.assign(operator, { status: SIGN_STATUS.signed, at })
      flow.status = FLOW_STATUS.signed
    },
    expire(flowId) {
      const flow = flowOf(flowId)
      if (flow !== undefined && flow.status < FLOW_STATUS.signed) flow.status = FLOW_STATUS.expired
    },
    close: () => (server.close(), server.closeAllConnections()),
  }
}

const detailOf = ({ id, input, approvers, status }: SimulatedFlow): object => ({
  FlowId: id,
  FlowName: input.FlowName,
  FlowType: '',
  FlowStatus: status,
  FlowMessage: '',
  FlowDescription: '',
  CreatedOn: 1_700_000_000,
  CcInfos: [],
  Creator: input.Operator.UserId,
  FlowApproverInfos: approvers.map(({ name, mobile, organization, type, status: signStatus, at }, index) => ({
    ApproveMessage: null,
    ApproveName: name,
    ApproveStatus: signStatus,
    ReceiptId: '',
    CustomUserId: null,
    Mobile: mobile,
    SignOrder: index,
    ApproveTime: Math.floor(at / 1000),
    ApproveType: type,
    ApproverSource: null,
    CustomApproverTag: null,
    OrganizationId: null,
    OrganizationName: organization === '' ? null : organization,
    SignId: `sign-${id}-${index}`,
  })),
})
