import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

describe('networkOf', () => {
  it.each([
    ['192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.99', '192.0.2.0/24'],
    ['2001:db8:0:1ff:1:2:3:4', '2001:db8:0:100::/56'],
    ['2001:DB8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'elsewhere'],
    ['', 'elsewhere'],
    ['no address', 'elsewhere'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('neighbours share it, however their address is written', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const network = networkOf(address)
        expect(network).toMatch(/\/(24|56)$/)
        expect(networkOf(address.toUpperCase())).toBe(network)
      }),
    )
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(255), (address, last) => {
        expect(networkOf(address.replace(/\d+$/, String(last)))).toBe(networkOf(address))
      }),
    )
  })
})
