import { isIPv4, isIPv6 } from 'node:net'

/**
 * The neighbourhood of an address: what one household or one cell of a phone company comes from. `192.0.2.0/24`,
 * `2001:db8:0:100::/56`.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain) || plain.includes('%')) return 'elsewhere'
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  const [first, second, third, fourth = '0'] = groups
  return `${first}:${second}:${third}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}::/56`
}

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))
