import { mapResult } from '@diandu/core/kernel'
import type { Nudges } from '@diandu/core/orders'
import { getNudge, nudgeSeller } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpNudges = (client: Client): Nudges => ({
  send: async (orderId) => mapResult(await client.send(nudgeSeller, { orderId }), ({ nudgedAt }) => nudgedAt),
  ofOrder: async (orderId, signal) =>
    mapResult(await client.send(getNudge, { orderId }, { signal }), ({ nudgedAt }) => nudgedAt),
})
