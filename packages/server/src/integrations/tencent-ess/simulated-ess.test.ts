import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { ESS_SHAPES, type EssAction } from '../testing/ess-shapes.ts'
import { SELLER, BUYER, BACK, closers, open, flowWith, openBegun } from '../testing/open-ess.ts'

afterEach(() => closers.splice(0).forEach((close) => close()))

describe('The simulated e-signature service', () => {
  it('is simulated by what the documentation has: a seal without a name and a mobile of another form are refused (ESS-1)', async () => {
    const { simulated, ess } = await open({ sealId: '' })
    expect(await ess.begin(flowWith(SELLER, BUYER))).toMatchObject({ ok: false })
    const withAnotherMobile = await open()
    expect(await withAnotherMobile.ess.begin(flowWith({ ...SELLER, mobile: '+8613800000003' }))).toMatchObject({
      ok: false,
    })
    expect([simulated.flows.length, withAnotherMobile.simulated.flows.length]).toEqual([0, 0])
  })

  it('the simulation would refuse what was once sent: names of another product, a signer without a place, places that people choose, a caller who is an operator (ESS-1)', async () => {
    const { simulated, ess } = await openBegun()
    await ess.linkFor('flow-1', SELLER, BACK)
    const [upload, create, link] = simulated.requested.map(({ input }) => input as Record<string, unknown>)
    const refuses = (action: EssAction, input: object) => !v.safeParse(ESS_SHAPES[action], input).success
    expect([
      refuses('UploadFiles', { ...upload }),
      refuses('CreateFlowByFiles', { ...create }),
      refuses('CreateFlowSignUrl', { ...link }),
    ]).toEqual([false, false, false])
    const { Caller: _, ...uncalled } = upload ?? {}
    const [first] = (create?.['Approvers'] ?? []) as readonly Record<string, unknown>[]
    const { SignComponents: __, ...placeless } = first ?? {}
    const [uploads, creations] = [
      [uncalled, { ...uncalled, Operator: { UserId: 'op' } }],
      [
        { ...create, Approvers: [placeless] },
        { ...create, SignBeanTag: 1 },
        { ...create, UserData: 'HT-1' },
        { ...create, FileIds: [] },
      ],
    ] as const
    for (const input of uploads) expect(refuses('UploadFiles', input)).toBe(true)
    for (const input of creations) expect(refuses('CreateFlowByFiles', input)).toBe(true)
    for (const whom of [
      { ApproverType: 1, Name: '周正', Mobile: SELLER.mobile },
      { ApproverType: 1, ApproverName: '周正' },
      { ApproverType: 0, ApproverName: '周正', ApproverMobile: SELLER.mobile },
    ]) {
      expect(refuses('CreateFlowSignUrl', { ...link, FlowApproverInfos: [whom] })).toBe(true)
    }
    expect(refuses('CreateFlowSignUrl', { ...link, JumpUrl: '/user_center/server/contract' })).toBe(true)
    expect(refuses('CancelFlow', { Operator: { UserId: 'op' }, FlowId: 'flow-1' })).toBe(true)
  })
})
