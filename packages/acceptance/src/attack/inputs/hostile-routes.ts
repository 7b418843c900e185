import type { dice } from '../../dice.ts'
import { HOSTILE_TEXTS, SCRIPTS } from '../../documented-calls/hostile-values.ts'
import type { HostileRequest } from '../send-request.ts'
import { wellFormed } from './well-formed.ts'

/** A route besides the calls: `{}` is a part that the caller may choose. */
export interface OtherRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly type?: string
  readonly body?: string
}

const get = (path: string): OtherRoute => ({ method: 'GET', path })
const FORM = 'application/x-www-form-urlencoded'

export const OTHER_ROUTES: readonly OtherRoute[] = [
  ...[
    '/',
    '/lists',
    '/shop/{}',
    '/search/{}',
    '/login',
    '/user_center',
    '/user_center/order_detail/{}',
    '/agreement/{}',
    '/{}',
  ].map(get),
  ...[
    '/health/live',
    '/health/ready',
    '/docs',
    '/docs/openapi.json',
    '/docs/{}',
    '/assets/{}',
    '/favicon.ico',
    '/media/shop/{}/1.svg',
  ].map(get),
  ...['/pictures/{}', '/contract-papers/{}/{}/view.pdf', '/annexes/{}', '/wap-api/v1/{}', '/api/wap-api/v1/{}'].map(
    get,
  ),
  ...[
    '/sandbox/outbox',
    '/sandbox/captcha',
    '/sandbox/captcha/{}/picture.png',
    '/sandbox/captcha/{}/piece.png',
    '/sandbox/shell',
    '/sandbox/shell/wechat-signature',
    '/sandbox/wechat/authorize',
    '/sandbox/wechat/game',
    '/sandbox/identity/{}',
    '/sandbox/cashier/{}',
    '/sandbox/{}',
  ].map(get),
  { method: 'POST', path: '/sandbox/shell/app-token', type: 'application/json', body: '{"name":"{}"}' },
  {
    method: 'POST',
    path: '/sandbox/wechat/sheet',
    type: 'application/json',
    body: '{"appId":"{}","package":"prepay_id={}"}',
  },
  { method: 'POST', path: '/sandbox/identity/{}', type: FORM, body: 'verdict={}' },
  { method: 'POST', path: '/sandbox/cashier/{}', type: FORM, body: 'how={}' },
  {
    method: 'POST',
    path: '/api/pay/notice',
    type: 'application/json',
    body: '{"id":"{}","resource":{"ciphertext":"{}","nonce":"{}"}}',
  },
  { method: 'POST', path: '/contract-notices', type: 'application/json', body: '{"MsgType":"{}","encrypt":"{}"}' },
]

export const routeName = ({ method, path }: OtherRoute): string => `${method} ${path}`

/** Faulty headers of browsers and proxies. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { cookie: `token=${'x'.repeat(3_000)}` },
  { cookie: `diandu_lang=${SCRIPTS[0]}; diandu_theme="><script>; diandu_type=../..` },
  { cookie: 'yd_userInfo=%7B%22username%22%3A%22%3Cscript%3Ediandu-mark%22%7D; token=x' },
  { cookie: '=;;=;=a;%00=%ff' },
  { cookie: `FORM_ROUTE_PATH=${encodeURIComponent('//attacker.example')}` },
  { 'user-agent': SCRIPTS[0] },
  { 'user-agent': `diandu-ios ${SCRIPTS[1]}` },
  { 'user-agent': '' },
  { 'user-agent': `MicroMessenger/${'9'.repeat(2_000)}` },
  { 'accept-encoding': 'br;q=NaN, *;q=0' },
  { 'accept-encoding': `gzip${','.repeat(2_000)}` },
  { 'accept-language': SCRIPTS[0] },
  { accept: `${SCRIPTS[0]}, */*;q=x` },
  { 'if-none-match': `W/"${'x'.repeat(2_000)}", *` },
  { 'if-modified-since': 'never' },
  { range: 'bytes=-99999999999' },
  { range: 'bytes=5-1,2-,-' },
  { host: 'attacker.example' },
  { host: `a"><script>diandu-mark</script>` },
  { 'x-forwarded-for': `' OR '1'='1` },
  { 'x-forwarded-host': 'attacker.example' },
  { 'x-forwarded-proto': 'javascript' },
  { forwarded: `for=${SCRIPTS[0]}` },
  { origin: 'null' },
  { referer: SCRIPTS[0] },
  { 'sec-fetch-dest': 'iframe' },
  { authorization: `Bearer ${'x'.repeat(40)}` },
  { authorization: SCRIPTS[0] },
  { 'content-type': 'application/json' },
  { 'transfer-encoding': 'x' },
  { expect: '100-continue' },
  { connection: 'close, x' },
  { 'x-original-url': '/user_center' },
  { 'x-rewrite-url': '/etc/passwd' },
].filter((headers) => Object.values(headers).every((value) => !/[\r\n]/.test(value)))

/** Ways to write something into an address that a decoder may stumble over. */
const WRITTEN = [
  '%00',
  '%',
  '%ff%fe',
  '%c0%ae%c0%ae%2f',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%2f..%2f',
  '%252e%252e%252f',
  '%u0041',
  '%e5%ba',
  '%ed%a0%80',
  '%0d%0aset-cookie:a=b',
  '%09//attacker.example',
  '%2f%2fattacker.example',
  ';a=b',
  '.',
  '..',
  '~',
  '*',
  '$&',
  'a%20b',
  'x'.repeat(4_090),
  'x'.repeat(9_000),
  '%41'.repeat(1_300),
  'a/'.repeat(300),
]

/** At least a hundred wrong requests for this route: in its path, its query, its headers, its body and its method. */
export function hostileRequests(route: OtherRoute, seed: ReturnType<typeof dice>): readonly HostileRequest[] {
  const { method, type, body } = route
  const typed: Record<string, string> = type === undefined ? {} : { 'content-type': type }
  const filled = (text: string, value: string): string => text.replaceAll('{}', () => value)
  const call = (kind: string, over: Partial<HostileRequest> = {}): HostileRequest => ({
    kind,
    method,
    path: filled(route.path, 'abcd'),
    headers: typed,
    ...(body === undefined ? {} : { body: filled(body, 'abcd') }),
    ...over,
  })
  const written = (text: string): string => encodeURIComponent(wellFormed(text))
  const paths = route.path.includes('{}')
    ? [...HOSTILE_TEXTS.map(written), ...WRITTEN].map((value) =>
        call('hostile path', { path: filled(route.path, value) }),
      )
    : WRITTEN.map((value) => call('hostile path', { path: `${route.path}/${value}` }))
  const names = [
    'q',
    'id',
    'url',
    'until',
    'key',
    'redirect_uri',
    'state',
    'sort',
    'text',
    'os',
    'cursor',
    'nonceStr',
    'signature',
    'timestamp',
    'back',
    'appid',
  ]
  const query = (declared: string): HostileRequest =>
    call('hostile query', { path: `${filled(route.path, 'abcd')}?${declared}` })
  const queries = [
    ...HOSTILE_TEXTS.map((text) => query(`${seed.pick(names)}=${written(text)}&${written(text).slice(0, 300)}=1`)),
    ...WRITTEN.map((value) => query(`${seed.pick(names)}=${value}`)),
    query('a=1&a=2&a[]=3&a[b]=4'),
    query('&&==&='),
    query(names.map((name) => `${name}=${written(SCRIPTS[0])}`).join('&')),
    query(names.map((name) => `${name}=%00`).join('&')),
  ]
  const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', method === 'GET' ? 'POST' : 'GET'].map(
    (other) => call('wrong method', { method: other }),
  )
  const bodies =
    body === undefined
      ? []
      : [
          ...HOSTILE_TEXTS.map((text) =>
            filled(body, type === FORM ? written(text) : JSON.stringify(text).slice(1, -1)),
          ),
          '',
          '{',
          '[]',
          'null',
          '1',
          '{"a":NaN}',
          `{"__proto__":{"x":1}}`,
          'x'.repeat(17_000),
          '%00=%ff',
          `${'['.repeat(3_000)}`,
        ].map((text) => call('wrong body', { body: text }))
  const types =
    body === undefined
      ? []
      : ['text/plain', 'multipart/form-data', 'application/xml', 'x', ''].map((other) =>
          call('wrong content type', { headers: { 'content-type': other } }),
        )
  return [
    ...paths,
    ...queries,
    ...HEADERS.map((headers) => call('hostile header', { headers: { ...typed, ...headers } })),
    ...methods,
    ...bodies,
    ...types,
  ]
}
