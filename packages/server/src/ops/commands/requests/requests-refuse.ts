import type { RequestId } from '@diandu/core/buyer-requests'
import { reviewRequest } from '../../../buyer-requests/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId, required, trimmed } from '../../parameters.ts'

export const requestsRefuse = defineCommand({
  name: 'requests refuse',
  meaning: 'keeps a request that waits from all others; its buyer reads why',
  parameters: { id: oneId, why: required('REASON', 'the reason; its buyer reads it', trimmed), by },
  examples: ['requests refuse ID --why "请去掉微信号" --by "Li Na"'],
  async run({ id, why, by: who }, { db, clock }) {
    const reviewed = await db.transaction((tx) =>
      reviewRequest(tx, { id: id as RequestId, refusedFor: why, by: who, at: clock.now() }),
    )
    return reviewed.ok ? done('Only its buyer sees the request, and why.') : notDone('No request with this id waits.')
  },
})
