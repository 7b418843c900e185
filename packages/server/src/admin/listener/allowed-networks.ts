import { BlockList, isIPv6 } from 'node:net'

/** Whether an address is in one of the networks; any is where none is named. Networks as `10.0.0.0/8` or an address. */
export function allowedNetworks(networks: readonly string[]): (address: string) => boolean {
  if (networks.length === 0) return () => true
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
