import { fail, mapResult, ok, refused } from '@diandu/core/kernel'
import type { Bills } from '@diandu/core/wallet'
import { getStatement, listBills } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpBills = (client: Client): Bills => ({
  months: async (signal) => mapResult(await client.send(listBills, {}, { signal }), ({ months }) => months),
  async list({ month, kind }, cursor, signal) {
    const input = { ...(month === null ? {} : { month }), ...(kind === null ? {} : { kind }), ...after(cursor) }
    return mapResult(await client.send(listBills, input, { signal }), ({ months: _months, ...page }) => page)
  },
  async find(id, signal) {
    const found = await client.send(listBills, { id }, { signal })
    if (!found.ok) return found
    const [bill] = found.value.items
    return bill === undefined ? fail(refused('not-found', '没有找到这笔账单', 'id')) : ok(bill)
  },
  statement: ({ fromDay, untilDay, format, language }, signal) =>
    client.send(getStatement, { fromDay, untilDay, format, language }, { signal }),
})
