import type { ApiClient } from './api-client.ts'

/** The demonstration's people, as its start-up prints them. */
export const DEMO_PASSWORD = 'demo-2468'
export const DEMO_PAYMENT_PASSWORD = '246813'

export const PEOPLE = {
  /** Has money and a payment password. */
  zhou: '演示买家小周',
  /** Has money, and no payment password yet. */
  lin: '演示买家小林',
  /** Has 500 yuan. */
  he: '演示买家小何',
  /** Has money and a payment password, for races. */
  qin: '演示买家小秦',
  /** Bought a shop three weeks ago; the order is completed. */
  song: '演示买家小宋',
  /** Sells. */
  zhao: '演示卖家老赵',
} as const

/** The login of a seller of the demonstration, by the name that visitors read, whose middle is hidden. */
export const sellerLogin = (shownName: string): string => `演示卖家老${shownName.slice(-1)}`

/** Their user id ends in the number of their mobile. */
export async function mobileOf(client: ApiClient): Promise<string> {
  const { user_id: id } = await client.must<{ user_id: string }>('POST user-info')
  return `199000000${id.slice(-2)}`
}

/** A client that speaks for this person. */
export async function logIn(api: ApiClient, name: string, password = DEMO_PASSWORD): Promise<ApiClient> {
  const { token } = await api.must<{ token: string }>('POST login', { name, password })
  return api.as(token)
}
