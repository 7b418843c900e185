import { requestOf, type ApiClient } from '../api/api-client.ts'
import type { Parameters } from '../api/sign-request.ts'
import type { dice } from '../dice.ts'

/** A request of a soak, before it is sent. */
export interface SoakRequest {
  readonly kind: string
  readonly method: string
  /** Path and query, as it goes over the wire: it may be one that no URL can hold. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** The client goes away: before an answer, or with its first bytes. */
  readonly leaves?: 'at once' | 'half-way'
}

type Dice = ReturnType<typeof dice>

const APPEARANCES = [
  '',
  'diandu_lang=en',
  'diandu_theme=dark',
  'diandu_type=large; diandu_lang=en',
  'token=somebody-0123456789012; diandu_theme=light',
  'a=b; FORM_ROUTE_PATH=%2Fx',
]
const ENCODINGS = ['br, gzip', 'gzip', 'identity']
const WORDS = ['旗舰店', '女装', '天猫', '食品', '抖音', '企业店', 'abc', '   ', '%', '<b>']

/** Ten kinds of pages, in turn. */
export function pageRequest(number: number, { below, pick }: Dice, shopIds: readonly string[]): SoakRequest {
  const headers: Record<string, string> = { 'accept-encoding': pick(ENCODINGS), cookie: pick(APPEARANCES) }
  const get = (kind: string, path: string, leaves?: 'at once' | 'half-way'): SoakRequest => ({
    kind,
    method: 'GET',
    path,
    headers,
    ...(leaves === undefined ? {} : { leaves }),
  })
  const shop = `/shop/${pick(shopIds)}`
  const kinds: readonly (() => SoakRequest)[] = [
    () => get('home', '/'),
    () => get('lists', pick(['/lists', '/lists?sort=latest', '/lists?sort=price-up'])),
    () => get('lists, each its own', `/lists?minPriceFen=${below(1_000_000)}`),
    () => get('shop', shop),
    () => get('search', `/search/${encodeURIComponent(pick(WORDS))}${below(3) === 0 ? number : ''}`),
    () => get('form', pick(['/login', '/register_account', '/forget_password'])),
    () => get('personal', pick(['/user_center', '/user_center/order', `${shop}/order`])),
    () => get('not found', pick([`/no/such/${number}`, `/shop/${number}x`, '/assets/none.js'])),
    () =>
      get(
        'broken',
        pick([
          '/%00',
          '/shop/%ff',
          `/lists?${'q'.repeat(5_000)}`,
          '/search/../lists',
          `/${'a/'.repeat(200)}`,
          '/lists?sort=%E0%A4%A',
        ]),
      ),
    () => get('cut off', pick(['/', `/lists?maxPriceFen=${number}`, shop]), pick(['at once', 'half-way'])),
  ]
  return (kinds[number % kinds.length] as () => SoakRequest)()
}

const signedCall = async (
  kind: string,
  api: ApiClient,
  name: string,
  parameters: Parameters,
  sign?: string,
): Promise<SoakRequest> => {
  const request = requestOf(api, name, parameters, sign === undefined ? {} : { sign })
  const { pathname, search } = new URL(request.url)
  return {
    kind,
    method: request.method,
    path: `${pathname}${search}`,
    headers: Object.fromEntries(request.headers),
    ...(request.body === null ? {} : { body: await request.text() }),
  }
}

const API = '/api/wap-api/v1/'
const raw = (kind: string, path: string, body: string, type = 'application/json'): SoakRequest => ({
  kind,
  method: 'POST',
  path: `${API}${path}`,
  headers: { 'content-type': type },
  body,
})

/** Calls that are answered, to visitors and to users, refused, malformed, and left. */
export async function callRequest(
  number: number,
  { below, pick }: Dice,
  stranger: ApiClient,
  people: readonly ApiClient[],
  shopIds: readonly string[],
): Promise<SoakRequest> {
  const id = pick(shopIds)
  const person = pick(people)
  switch (number % 8) {
    case 0:
      return signedCall(
        'call',
        stranger,
        'GET goods',
        pick([{ sort: 'latest' }, { sort: 'price-up', platform: 1 }, { text: pick(WORDS), sort: 'recommended' }]),
      )
    case 1:
      return signedCall('call', stranger, 'GET goods/detail', { id })
    case 2:
      return signedCall('call, signed in', person, pick(['POST user-info', 'GET capital', 'GET order']), {})
    case 3:
      return signedCall('call, signed in', person, 'GET goods/detail', { id })
    case 4:
      return signedCall('refused', pick([stranger, person]), pick(['POST order/place', 'POST order/pay']), {
        shopId: id,
        plan: 'full',
        priceFen: number,
      })
    case 5:
      return signedCall('refused', stranger, 'GET goods', { sort: 'latest' }, 'f'.repeat(64))
    case 6:
      return pick([
        () => raw('malformed', 'login', '{"name":'),
        () => raw('malformed', 'login', '{"__proto__":1}'),
        () => raw('malformed', 'order/place', 'x'.repeat(20_000)),
        () => raw('malformed', 'login', 'a=b', 'text/plain'),
        () => raw('malformed', `no/such/call/${number}`, '{}'),
      ])()
    default:
      return {
        ...(await signedCall('cut off', stranger, 'GET goods', { sort: 'latest', minPriceFen: below(9_000_000) })),
        leaves: pick(['at once', 'half-way']),
      }
  }
}
