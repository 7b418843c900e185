import { fail, mapResult, ok, type Clock, type Result } from '@diandu/core/kernel'
import type { Log } from '../../kernel/index.ts'
import type { BegunFlow, FlowState, NewFlow, SignsElsewhere } from '../e-signature.ts'
import { tencentRequest } from '../tencent/tencent-request.ts'
import type { TencentEssAccount } from './ess-account.ts'
import { approversOf, registeredName } from './ess-approvers.ts'
import { encodedUserData, readEssNotice } from './ess-notice.ts'
import { readState, type FlowDetail, type ReadState } from './ess-state.ts'

const VERSION = '2020-11-11'
const TIMEOUT_MS = 15_000
/** How long a page to sign on is good, where no other time is asked for. */
const LINK_VALID_MS = 30 * 60_000

/**
 * Signing at Tencent's e-signature service. Every field is in its documentation, with the pages that it was
 * compared with: docs/decisions, 0025. The tests simulate the service, and the simulation refuses what is not written
 * there.
 */
export function tencentEss(account: TencentEssAccount, clock: Clock, log: Log): SignsElsewhere {
  const call = async <T>(action: string, input: object, endpoint = account.endpoint): Promise<Result<T>> => {
    try {
      const request = {
        endpoint,
        service: 'ess',
        action,
        version: VERSION,
        input,
        nowMs: clock.now(),
        timeoutMs: TIMEOUT_MS,
      }
      const response = await fetch(endpoint, tencentRequest(account, request))
      const { Response: reply } = (await response.json()) as {
        Response?: T & { Error?: { Code?: string; Message?: string } }
      }
      if (reply !== undefined && reply !== null && reply.Error === undefined) return ok(reply)
      log.error(
        { action, reason: reply?.Error?.Code, words: reply?.Error?.Message },
        'The e-signature provider refused a request',
      )
    } catch (error) {
      log.error({ action, error }, 'The e-signature provider was not reached')
    }
    return unanswered()
  }
  const operator = { Operator: { UserId: account.operatorId } }

  const upload = async ({ number, paper }: NewFlow): Promise<Result<string>> => {
    const file = { FileName: `${number}.pdf`, FileBody: Buffer.from(paper).toString('base64') }
    const input = {
      Caller: { OperatorId: account.operatorId },
      BusinessType: 'DOCUMENT',
      FileType: 'pdf',
      FileInfos: [file],
    }
    const uploaded = await call<{ FileIds?: readonly string[] }>('UploadFiles', input, account.fileEndpoint)
    return uploaded.ok ? present(uploaded.value.FileIds?.[0]) : uploaded
  }
  const stateOf = async (flow: BegunFlow): Promise<Result<ReadState>> => {
    const flows = await call<{ FlowDetailInfos?: readonly FlowDetail[] }>('DescribeFlowInfo', {
      ...operator,
      FlowIds: [flow.id],
    })
    if (!flows.ok) return flows
    const detail = flows.value.FlowDetailInfos?.find(({ FlowId }) => FlowId === flow.id)
    if (detail !== undefined) return ok(readState(detail, flow, registeredName(account.organizationName)))
    log.error({ flowId: flow.id }, 'The e-signature provider knows nothing of a flow')
    return unanswered()
  }

  return {
    kind: 'tencent',
    async look(flow) {
      const state = await stateOf(flow)
      if (!state.ok || !state.value.hasStranger) return mapResult(state, plainState)
      log.error({ flowId: flow.id }, 'Somebody signed with whom the flow was not begun')
      return unanswered()
    },
    async begin(flow) {
      const file = await upload(flow)
      if (!file.ok) return file
      const created = await call<{ FlowId?: string }>('CreateFlowByFiles', {
        ...operator,
        FlowName: `${flow.title}${flow.number}`,
        FileIds: [file.value],
        Approvers: approversOf(flow, account),
        Unordered: false,
        // The places are fixed by us: their page for phones does not let people choose them.
        SignBeanTag: 0,
        Deadline: Math.floor(flow.deadline / 1000),
        UserData: encodedUserData(flow.number),
      })
      return created.ok ? present(created.value.FlowId) : created
    },
    async linkFor(flowId, { name, mobile, organization }, backPath) {
      const validUntil = clock.now() + LINK_VALID_MS
      const whom =
        organization === null
          ? { ApproverType: 1 }
          : { ApproverType: 0, OrganizationName: registeredName(organization) }
      const made = await call<{ FlowApproverUrlInfos?: readonly { SignUrl?: string }[] }>('CreateFlowSignUrl', {
        ...operator,
        FlowId: flowId,
        FlowApproverInfos: [{ ...whom, ApproverName: name, ApproverMobile: mobile }],
        JumpUrl: `${account.publicUrl}${backPath}`,
      })
      const url = made.ok ? present(made.value.FlowApproverUrlInfos?.[0]?.SignUrl) : made
      return url.ok ? ok({ url: url.value, validUntil }) : url
    },
    async fetchSignedPdf(flowId) {
      const files = await call<{ FileUrls?: readonly { Url?: string }[] }>('DescribeFileUrls', {
        ...operator,
        BusinessType: 'FLOW',
        BusinessIds: [flowId],
      })
      return files.ok ? fetchSignedPdf(files.value.FileUrls?.[0]?.Url, log) : files
    },
    async cancel(flow, why) {
      const cancelled = await call('CancelFlow', { ...operator, FlowId: flow.id, CancelMessage: why })
      // A flow that has ended is not cancelled again, and an answer may be lost on its way: what is so, the flow itself
      // says.
      const state = mapResult(await stateOf(flow), plainState)
      if (state.ok && state.value.standing !== 'open') return state
      return cancelled.ok
        ? ok({ ...(state.ok ? state.value : { signatures: [], lastAt: 0 }), standing: 'cancelled' })
        : cancelled
    },
    readNotice: (body, signature) => readEssNotice(account, body, signature),
  }
}

const plainState = ({ signatures, lastAt, standing }: ReadState): FlowState => ({ signatures, lastAt, standing })

const unanswered = (): Result<never> => fail({ kind: 'http', status: 502 })

const present = (text: string | null | undefined): Result<string> =>
  text === undefined || text === null || text === '' ? unanswered() : ok(text)

async function fetchSignedPdf(url: string | undefined, log: Log): Promise<Result<Buffer>> {
  try {
    const response = url === undefined ? undefined : await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response?.ok === true) return ok(Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    log.error({ error }, 'A signed document was not fetched')
  }
  return unanswered()
}
