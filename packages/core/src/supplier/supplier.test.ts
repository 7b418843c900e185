import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isSupplierService, SUPPLIER_SERVICES, supplierPath, type SupplierService } from './index.ts'

const SERVICES = Object.keys(SUPPLIER_SERVICES) as readonly SupplierService[]

describe('SUPPLIER_SERVICES', () => {
  it('there are five (SPL-1)', () => {
    expect(SERVICES).toEqual(['customer', 'design', 'extension', 'photography', 'shoptrusteeship'])
    expect(SERVICES.every(isSupplierService)).toBe(true)
    expect(['', 'Design', 'design/', 'toString', '__proto__'].some(isSupplierService)).toBe(false)
  })
})

describe('supplierPath', () => {
  it.each([
    ['', '/supplierService/design'],
    ['?', '/supplierService/design'],
    ['?os=ios', '/supplierService/design?os=ios'],
    ['os=ios', '/supplierService/design?os=ios'],
    ['?token=secret&os=android&from=x', '/supplierService/design?os=android'],
    ['?os=ios&os=android', '/supplierService/design?os=ios'],
    ['?os=diandu-ios', '/supplierService/design?os=diandu-ios'],
    ['?os=com.diandu.android_2', '/supplierService/design?os=com.diandu.android_2'],
    ['?os', '/supplierService/design?os'],
    ['?os=', '/supplierService/design?os'],
    ['?os=ios#os=android', '/supplierService/design?os=ios'],
  ])('from %j leads to %s (SPL-2)', (query, path) => {
    expect(supplierPath('design', query)).toBe(path)
  })

  it.each(['?pos=1', '?osx=1', '?OS=1', '?a=os', '?a=1#&os=ios', '#?os=ios', '?x=?os=1', '?a-os=1'])(
    'from %j nothing goes along (SPL-2)',
    (query) => {
      expect(supplierPath('customer', query)).toBe('/supplierService/customer')
    },
  )

  it.each([
    '?os=a%20b',
    '?os=<script>',
    '?os=//evil.example',
    '?os=一',
    `?os=${'a'.repeat(61)}`,
    '?os=a=b',
    '?os=a\nb',
  ])('%j has an os and no word for it (SPL-2)', (query) => {
    expect(supplierPath('extension', query)).toBe('/supplierService/extension?os')
  })

  it('carries os alone, whatever the address says, and is itself passed on unchanged (SPL-2)', () => {
    const aPair = fc
      .tuple(fc.constantFrom('os', 'token', 'pos'), fc.constantFrom('', '=', '=ios', '=%', '=os'))
      .map((parts) => parts.join(''))
    const aQuery = fc.oneof(
      anyText(),
      fc.array(aPair).map((pairs) => `?${pairs.join('&')}`),
    )
    fc.assert(
      fc.property(fc.constantFrom(...SERVICES), aQuery, (service, query) => {
        const path = supplierPath(service, query)
        expect(path).toMatch(/^\/supplierService\/[a-z]+(?:\?os(?:=[\w.-]{1,60})?)?$/)
        expect(supplierPath(service, path.replace(/^[^?]*/, ''))).toBe(path)
      }),
    )
  })

  it('agrees with how a browser reads an address (SPL-2)', () => {
    const aPair = fc
      .tuple(fc.constantFrom('os', 'a', 'pos'), fc.constantFrom('', '=', '=1', '=ios'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom('', '?'), fc.array(aPair), (mark, pairs) => {
        const query = mark + pairs.join('&')
        const os = new URLSearchParams(query).get('os')
        expect(new URL(supplierPath('photography', query), 'https://house.example').searchParams.get('os')).toBe(os)
      }),
    )
  })
})
