import type { RequestId } from '@diandu/core/buyer-requests'
import { reviewRequest } from '../../../buyer-requests/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId } from '../../parameters.ts'

export const requestsAccept = defineCommand({
  name: 'requests accept',
  meaning: 'lets a request through that waits; every visitor reads it from then on',
  parameters: { id: oneId, by },
  examples: ['requests accept ID --by "Li Na"'],
  async run({ id, by: who }, { db, clock }) {
    const reviewed = await db.transaction((tx) =>
      reviewRequest(tx, { id: id as RequestId, refusedFor: null, by: who, at: clock.now() }),
    )
    return reviewed.ok ? done('Every visitor reads the request now.') : notDone('No request with this id waits.')
  },
})
