import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { valueOf } from '../../../testing/fixture-steps.ts'
import { ok, fail, type Result } from '../../kernel/index.ts'
import type { OrderId } from '../order.ts'
import { bringProof } from './bring-proof.ts'
import type { ProofPart, UploadedProof } from './handovers.ports.ts'
import { decideProofFile, MAX_PROOF_FILE_BYTES, PROOF_PART_BYTES, proofName } from './proof-file.ts'

const faultOf = (answer: Result<unknown>) =>
  answer.ok || answer.failure.kind !== 'refused' ? undefined : answer.failure.reason

const aPdf = (size: number) => new TextEncoder().encode(`%PDF-1.7${' '.repeat(size - 13)}%%EOF`)

describe('A file that proves something', () => {
  it('has a name without a path or a disguise, with the ending of its content (HND-15)', () => {
    for (const [name, type, shown] of [
      ['C:\\Users\\me\\变更通知书.PDF', 'pdf', '变更通知书.pdf'],
      ['../../etc/passwd', 'text', 'passwd.txt'],
      ['orders.CSV', 'text', 'orders.csv'],
      ['invoice\u202efdp.exe', 'pdf', 'invoicefdp.pdf'],
      ['table.xlsx.html', 'xlsx', 'table.xlsx.xlsx'],
      ['', 'xlsx', 'file.xlsx'],
      ['...', 'pdf', 'file.pdf'],
    ] as const)
      expect(proofName(name, type)).toBe(shown)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('pdf', 'xlsx', 'text'), (name, type) => {
        expect(proofName(name, type)).toMatch(/^[^/\\<>:"|?*\p{C}]{1,90}\.(pdf|xlsx|txt|csv)$/u)
      }),
    )
  })

  it('is whole and of 20 MB at most, or none (HND-15, HND-17)', () => {
    const file = (bytes: Uint8Array, parts = 1) => decideProofFile({ name: 'a.txt', parts }, bytes)
    expect(valueOf(file(Uint8Array.of(65)))).toEqual({ name: 'a.txt', type: 'text', bytes: 1 })
    expect(faultOf(file(Uint8Array.of(65), 2))).toBe('file-incomplete')
    expect(faultOf(file(new Uint8Array()))).toBe('file-incomplete')
    expect(faultOf(file(new Uint8Array(MAX_PROOF_FILE_BYTES + 1), 41))).toBe('file-too-large')
    const largest = new Uint8Array(MAX_PROOF_FILE_BYTES).fill(65)
    expect(valueOf(file(largest, 40)).bytes).toBe(MAX_PROOF_FILE_BYTES)
  })

  it.each([
    ['half a PDF', 'notice.pdf', '%PDF-1.7 cut short', 'file-broken'],
    ['something else that is called a PDF', 'notice.PDF', '\0\u0001', 'file-broken'],
    ['a program', 'setup.exe', 'MZ\0\u0001', 'file-wrong-type'],
    ['a recording', 'call.mp3', 'ID3\0', 'file-wrong-type'],
  ] as const)('%s is refused as what it is (HND-15)', (_what, name, content, reason) => {
    expect(faultOf(decideProofFile({ name, parts: 1 }, new TextEncoder().encode(content)))).toBe(reason)
  })

  it('goes on where it was cut off, and says how far it is (HND-17)', async () => {
    const size = 3 * PROOF_PART_BYTES + 5
    const whole = aPdf(size)
    const source = { name: 'a.pdf', size, read: async (from: number, to: number) => whole.slice(from, to) }
    const uploaded: UploadedProof = { id: 'f1', name: 'a.pdf', type: 'pdf', bytes: size }
    const received: (readonly [number, number])[] = []
    let isDown = true
    const handovers = {
      proofPart: async (_id: OrderId, { place, bytes }: ProofPart): Promise<Result<null>> => {
        if (place === 2 && isDown) return fail({ kind: 'timeout' })
        received.push([place, bytes.length])
        return ok(null)
      },
      proofFile: async () => ok(uploaded),
    }
    const onArrived = vi.fn()
    const going = { order: 'o1' as OrderId, upload: 'u1', onArrived }
    expect(await bringProof(handovers, source, { ...going, arrived: 0 })).toEqual(fail({ kind: 'timeout' }))
    isDown = false
    expect(await bringProof(handovers, source, { ...going, arrived: 2 })).toEqual(ok(uploaded))
    expect(received).toEqual([
      [0, PROOF_PART_BYTES],
      [1, PROOF_PART_BYTES],
      [2, PROOF_PART_BYTES],
      [3, 5],
    ])
    expect(onArrived.mock.calls).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ])
  })

  it('that would be refused is not sent at all, and the reason is told (HND-15)', async () => {
    const proofPart = vi.fn()
    const handovers = { proofPart, proofFile: vi.fn() }
    const going = { order: 'o1' as OrderId, upload: 'u1', onArrived: vi.fn() }
    const broken = new Uint8Array(MAX_PROOF_FILE_BYTES)
    const source = { name: 'a.pdf', size: broken.length, read: async () => broken }
    for (const [wrong, arrived, reason] of [
      [source, 0, 'file-broken'],
      [{ ...source, name: 'a.mov' }, 0, 'file-wrong-type'],
      [{ ...source, size: 0 }, 0, 'file-broken'],
      [{ ...source, size: MAX_PROOF_FILE_BYTES + 1 }, 0, 'file-too-large'],
      [{ ...source, read: async () => undefined }, 0, 'file-unreadable'],
      [{ ...source, read: async () => undefined }, 1, 'file-unreadable'],
    ] as const)
      expect(faultOf(await bringProof(handovers, wrong, { ...going, arrived }))).toBe(reason)
    expect(proofPart).not.toHaveBeenCalled()
  })
})
