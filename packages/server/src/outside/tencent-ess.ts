import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import type { Log } from '../log.ts'
import type { FlowState, SignsElsewhere } from './e-signature.ts'
import { tencentRequest, type TencentCredentials } from './tencent-request.ts'

/** From the console of Tencent's e-signature service (电子签). */
export interface TencentEssAccount extends TencentCredentials {
  /** The employee in whose name contracts are begun. */
  readonly operatorId: string
  /** The house as the service knows it; it seals by itself. */
  readonly organizationName: string
  readonly endpoint: string
  readonly fileEndpoint: string
  /** What callbacks are signed with … */
  readonly callbackToken: string
  /** … and what they are encrypted with: 32 signs. */
  readonly callbackKey: string
}

const VERSION = '2020-11-11'
const TIMEOUT_MS = 15_000
const PERSON = 1
const HOUSE_BY_ITSELF = 3
const SIGNED = 3

interface ApproverInfo {
  readonly ApproveName?: string
  readonly ApproveMobile?: string
  readonly ApproveStatus?: number
  readonly ApproveTime?: number
}

/** Signing at Tencent's e-signature service (cloud.tencent.com/document/product/1323). */
export function tencentEss(account: TencentEssAccount, clock: Clock, log: Log): SignsElsewhere {
  const ask = async <T>(action: string, input: object, endpoint = account.endpoint): Promise<Result<T>> => {
    try {
      const request = { endpoint, service: 'ess', action, version: VERSION, input: { Operator: { UserId: account.operatorId }, ...input }, nowMs: clock.now(), timeoutMs: TIMEOUT_MS }
      const response = await fetch(endpoint, tencentRequest(account, request))
      const { Response: said } = (await response.json()) as { Response?: T & { Error?: { Code?: string; Message?: string } } }
      if (said !== undefined && said !== null && said.Error === undefined) return ok(said)
      log.error({ action, reason: said?.Error?.Code, words: said?.Error?.Message }, 'The e-signature provider refused a request')
    } catch (error) {
      log.error({ action, error }, 'The e-signature provider was not reached')
    }
    return fail({ kind: 'http', status: 502 })
  }
  return {
    kind: 'tencent',
    async begin({ number, title, paper, signers, deadline }) {
      const file = { FileName: `${number}.pdf`, FileBody: Buffer.from(paper).toString('base64') }
      const uploaded = await ask<{ FileIds?: readonly string[] }>('UploadFiles', { BusinessType: 'DOCUMENT', FileInfos: [file] }, account.fileEndpoint)
      if (!uploaded.ok) return uploaded
      const people = signers.map(({ name, mobile, residentId }) => ({
        ApproverType: PERSON,
        ApproverName: name,
        ApproverMobile: mobile,
        ...(residentId === '' ? {} : { ApproverIdCardType: 'ID_CARD', ApproverIdCardNumber: residentId }),
      }))
      const created = await ask<{ FlowId?: string }>('CreateFlowByFiles', {
        FlowName: `${title}${number}`,
        FileIds: uploaded.value.FileIds ?? [],
        Approvers: [...people, { ApproverType: HOUSE_BY_ITSELF, OrganizationName: account.organizationName }],
        Unordered: false,
        Deadline: Math.floor(deadline / 1000),
        UserData: number,
      })
      return created.ok ? present(created.value.FlowId) : created
    },
    async linkFor(flowId, { name, mobile }) {
      const made = await ask<{ FlowApproverUrlInfos?: readonly { SignUrl?: string }[] }>('CreateFlowSignUrl', {
        FlowId: flowId,
        FlowApproverInfos: [{ ApproverType: PERSON, Name: name, Mobile: mobile }],
      })
      return made.ok ? present(made.value.FlowApproverUrlInfos?.[0]?.SignUrl) : made
    },
    async look(flowId) {
      const told = await ask<{ FlowDetailInfos?: readonly { FlowApproverInfos?: readonly ApproverInfo[] }[] }>('DescribeFlowInfo', { FlowIds: [flowId] })
      if (!told.ok) return told
      const approvers = told.value.FlowDetailInfos?.[0]?.FlowApproverInfos ?? []
      const signed = approvers.filter(({ ApproveStatus }) => ApproveStatus === SIGNED)
      const files = await ask<{ FileUrls?: readonly { Url?: string }[] }>('DescribeFileUrls', { BusinessType: 'FLOW', BusinessIds: [flowId] })
      if (!files.ok) return files
      const paper = await fetchPaper(files.value.FileUrls?.[0]?.Url, log)
      if (!paper.ok) return paper
      const signatures = signed.map(({ ApproveMobile = '', ApproveTime = 0 }) => ({ mobile: ApproveMobile, at: ApproveTime * 1000 }))
      return ok({ signatures, isWhole: approvers.length > 0 && signed.length === approvers.length, paper: paper.value } satisfies FlowState)
    },
    readNotice: (body, signature) => readNotice(account, body, signature),
  }
}

const present = (text: string | undefined): Result<string> => (text === undefined || text === '' ? fail({ kind: 'http', status: 502 }) : ok(text))

async function fetchPaper(url: string | undefined, log: Log): Promise<Result<Buffer>> {
  try {
    const response = url === undefined ? undefined : await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response?.ok === true) return ok(Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    log.error({ error }, 'A signed document was not fetched')
  }
  return fail({ kind: 'http', status: 502 })
}

/** The flow that a callback is about; undefined where it was not the service that called. */
function readNotice({ callbackToken, callbackKey }: TencentEssAccount, body: string, signature: string): string | undefined {
  const right = Buffer.from(`sha256=${createHmac('sha256', callbackToken).update(body).digest('hex')}`)
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  try {
    const { encrypt = '' } = JSON.parse(body) as { encrypt?: string }
    const cipher = createDecipheriv('aes-256-cbc', Buffer.from(callbackKey), Buffer.from(callbackKey.slice(0, 16)))
    const text = Buffer.concat([cipher.update(Buffer.from(encrypt, 'base64')), cipher.final()]).toString()
    const { MsgData } = JSON.parse(text) as { MsgData?: { FlowId?: string } }
    return MsgData?.FlowId
  } catch {
    return undefined
  }
}
