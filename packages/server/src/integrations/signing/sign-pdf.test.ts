import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderPdf, type Mark } from '../../pdf/index.ts'
import { foundAuthority, type Authority } from './certificates.ts'
import { signPdf } from './sign-pdf.ts'
import { readSignatures } from './testing/read-signatures.ts'
import { hasPoppler } from '../../pdf/testing/poppler.ts'

const NOON = 1_768_000_000_000
const PLACES = [
  { name: 'seller', label: '甲方' },
  { name: 'buyer', label: '乙方' },
  { name: 'house', label: '丙方' },
] as const
const mark = (name: string): Mark => ({
  name,
  lines: ['2026-01-10 07:06:40'],
  strokes: [
    [
      [0, 0],
      [500, 200],
      [1000, 400],
    ],
    [
      [10, 390],
      [20, 30],
    ],
  ],
})
const signature = (place: string, signer: string, at: number) => ({
  place,
  signer,
  reason: '网店转让合同',
  at,
  mark: mark(signer),
})

describe.skipIf(!hasPoppler())(
  hasPoppler()
    ? 'A signature of the sandbox'
    : 'A signature of the sandbox: skipped, there is no Poppler on this machine',
  () => {
    let authority: Authority
    let versions: readonly Buffer[]

    beforeAll(async () => {
      authority = await foundAuthority(NOON)
      const paper = await renderPdf({
        title: '网店转让合同',
        subtitle: '编号 1',
        madeAt: NOON,
        blocks: [
          { kind: 'paragraph', text: '条款' },
          { kind: 'places', places: PLACES },
        ],
      })
      const seller = await signPdf(paper, signature('seller', '周正', NOON), authority)
      const buyer = await signPdf(seller, signature('buyer', '喆堃', NOON + 60_000), authority)
      const sealed = await signPdf(buyer, signature('house', '店渡网络科技有限公司', NOON + 60_000), authority)
      versions = [paper, seller, buyer, sealed]
    })

    it('a signed PDF is called valid by an independent reader, with its signer and its instant (SGN-1)', () => {
      const [, seller, , sealed] = versions.map(readSignatures)
      expect(seller).toEqual([
        { field: 'seller', signer: '周正', at: 'Jan 10 2026 07:06:40', isValid: true, isWhole: true },
        { field: 'buyer' },
        { field: 'house' },
      ])
      expect(sealed).toMatchObject([
        { field: 'seller', signer: '周正', isValid: true, isWhole: false },
        { field: 'buyer', signer: '喆堃', isValid: true, isWhole: false },
        { field: 'house', signer: '店渡网络科技有限公司', isValid: true, isWhole: true },
      ])
    })

    it('a signature leaves every byte of the version before it where it is (SGN-2)', () => {
      for (const [index, version] of versions.entries()) {
        const next = versions[index + 1]
        if (next !== undefined) expect(next.subarray(0, version.length).equals(version)).toBe(true)
      }
    })

    it('a signature does not survive the change of a single byte, wherever it lies (SGN-3)', () => {
      const whole = versions[3] ?? Buffer.alloc(0)
      // Of the last signature's own container, readers look at what they need: the certificates in it are held by the
      // kept digest.
      const from = whole.lastIndexOf('/Contents <')
      const until = whole.indexOf('>', from)
      const signedPlace = fc.nat(whole.length - 1).filter((place) => place < from || place > until)
      const change = fc.tuple(signedPlace, fc.integer({ min: 1, max: 255 }))
      fc.assert(
        fc.property(change, ([place, bits]) => {
          const changed = Buffer.from(whole)
          changed[place] = (whole[place] ?? 0) ^ bits
          // The digits of the last signature mean the same in capitals.
          fc.pre(changed.toString('latin1').toLowerCase() !== whole.toString('latin1').toLowerCase())
          const read = readSignatures(changed)
          expect(read.length === 3 && read.every(({ isValid }) => isValid) && read.some(({ isWhole }) => isWhole)).toBe(
            false,
          )
        }),
        { numRuns: 60 },
      )
    })

    it('a signature is made once in its place', async () => {
      await expect(
        signPdf(versions[1] ?? Buffer.alloc(0), signature('seller', '周正', NOON), authority),
      ).rejects.toThrow('signed already')
      await expect(
        signPdf(versions[0] ?? Buffer.alloc(0), signature('nobody', '周正', NOON), authority),
      ).rejects.toThrow('no place named')
    })

    it('a signature is made with a key of its own each time, by a certificate that names the sandbox (SGN-5)', async () => {
      const other = await signPdf(versions[0] ?? Buffer.alloc(0), signature('seller', '周正', NOON), authority)
      expect(other.equals(versions[1] ?? Buffer.alloc(0))).toBe(false)
      expect(authority.certificate).toContain('BEGIN CERTIFICATE')
    })
  },
)
