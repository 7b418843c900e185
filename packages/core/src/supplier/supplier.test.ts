import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isSupplierService, SUPPLIER_SERVICES, supplierPath, type SupplierService } from './index.ts'

const SERVICES = Object.keys(SUPPLIER_SERVICES) as readonly SupplierService[]

describe('SUPPLIER_SERVICES', () => {
  it('[SPL-1] there are five', () => {
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
    ['?os', '/supplierService/design?os'],
    ['?os=', '/supplierService/design?os'],
    ['?os=ios#os=android', '/supplierService/design?os=ios'],
  ])('[SPL-2] from %j leads to %s', (query, path) => {
    expect(supplierPath('design', query)).toBe(path)
  })

  it.each(['?pos=1', '?osx=1', '?OS=1', '?a=os', '?a=1#&os=ios', '#?os=ios', '?x=?os=1', '?a-os=1'])('[SPL-2] from %j nothing goes along', (query) => {
    expect(supplierPath('customer', query)).toBe('/supplierService/customer')
  })

  it.each(['?os=a%20b', '?os=<script>', '?os=//evil.example', '?os=一', `?os=${'a'.repeat(33)}`, '?os=a=b', '?os=a\nb'])('[SPL-3] %j has an os and no word for it', (query) => {
    expect(supplierPath('extension', query)).toBe('/supplierService/extension?os')
  })

  it('[SPL-3] carries os alone, whatever the address says, and is itself passed on unchanged', () => {
    const aPair = fc.tuple(fc.constantFrom('os', 'token', 'pos'), fc.constantFrom('', '=', '=ios', '=%', '=os')).map((parts) => parts.join(''))
    const aQuery = fc.oneof(anyText(), fc.array(aPair).map((pairs) => `?${pairs.join('&')}`))
    fc.assert(
      fc.property(fc.constantFrom(...SERVICES), aQuery, (service, query) => {
        const path = supplierPath(service, query)
        expect(path).toMatch(/^\/supplierService\/[a-z]+(?:\?os(?:=\w{1,32})?)?$/)
        expect(supplierPath(service, path.replace(/^[^?]*/, ''))).toBe(path)
      }),
    )
  })

  it('[SPL-2] agrees with how a browser reads an address', () => {
    const aPair = fc.tuple(fc.constantFrom('os', 'a', 'pos'), fc.constantFrom('', '=', '=1', '=ios')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom('', '?'), fc.array(aPair), (mark, pairs) => {
        const query = mark + pairs.join('&')
        const os = new URLSearchParams(query).get('os')
        expect(new URL(supplierPath('photography', query), 'https://house.example').searchParams.get('os')).toBe(os)
      }),
    )
  })
})
