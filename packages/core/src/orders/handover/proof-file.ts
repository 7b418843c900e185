import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import { noOrder, orderRefusal } from '../decisions/order-refusal.ts'
import { maySee } from '../order-record.ts'
import type { HandoverFacts } from './decide-handover.ts'
import { isProofType, proofTypeOf, type ProofDocument, type ProofFault, type ProofType } from './proof-type.ts'

export const MAX_PROOF_FILE_BYTES = 20 * 1024 * 1024
/** A file travels in parts: on a slow line each is there in time, and a lost connection costs one of them. */
export const PROOF_PART_BYTES = 512 * 1024
export const MAX_PROOF_PARTS = MAX_PROOF_FILE_BYTES / PROOF_PART_BYTES
/** Per order, including abandoned uploads. */
const MAX_PROOF_FILES = 100
const MAX_NAME = 80

/** A part that has arrived, and what there is of the order's files. */
export interface ProofPartFacts extends HandoverFacts {
  readonly files: number
  /** Whether a part of the same file has arrived before. */
  readonly isBegun: boolean
}

/** Whether a part of a file is accepted: only what a seller may need for the order that is being handed over. */
export function decideProofPart(
  facts: ProofPartFacts,
  { place, bytes }: { readonly place: number; readonly bytes: number },
): Result<null> {
  const allowed = decideProofUpload(facts)
  if (!allowed.ok) return allowed
  if (place >= MAX_PROOF_PARTS || bytes > PROOF_PART_BYTES) return fail(tooLarge())
  if (bytes === 0) return fail(noProof('broken'))
  return facts.isBegun || facts.files < MAX_PROOF_FILES
    ? ok(null)
    : fail(refused('too-many', `这笔订单最多存 ${MAX_PROOF_FILES} 份文件，已经满了，请联系客服`, 'file'))
}

/** Files of a handover come from its seller, while the shop is handed over. */
export function decideProofUpload({ userId, order, record }: HandoverFacts): Result<null> {
  if (order === undefined || order.sellerId !== userId || !maySee(order, userId)) return fail(noOrder())
  return order.status === 'handing-over' && record !== undefined ? ok(null) : fail(orderRefusal('not-awaited'))
}

/** Checks a file once all its parts have arrived. */
export function decideProofFile(
  { name, parts }: { readonly name: string; readonly parts: number },
  bytes: Uint8Array,
): Result<ProofDocument> {
  if (bytes.length > MAX_PROOF_FILE_BYTES) return fail(tooLarge())
  if (bytes.length === 0 || Math.ceil(bytes.length / PROOF_PART_BYTES) !== parts)
    return fail(refused('file-incomplete', '文件没有传完整，请再传一次', 'parts'))
  const type = proofTypeOf(bytes)
  if (isProofType(type)) return ok({ name: proofName(name, type), type, bytes: bytes.length })
  // A file that has an accepted name but not the content was damaged on its way.
  return fail(noProof(type === 'wrong-type' && isCalledProof(name) ? 'broken' : type))
}

export const tooLarge = (): Failure => refused('file-too-large', '文件超过 20 MB，请拆分或压缩后再上传', 'size')

export const unreadable = (): Failure =>
  refused('file-unreadable', '读不到这个文件了，可能已被移动或修改，请重新选择', 'file')

const FAULT_MESSAGES = {
  'wrong-type': '不支持这种文件，请上传 PDF、Excel (.xlsx)、CSV 或 TXT 文件',
  broken: '文件已损坏或不完整，打不开，请重新保存或导出后再上传',
  locked: '文件有打开密码，请取消密码后再上传',
} as const satisfies Readonly<Record<ProofFault, string>>

export const noProof = (fault: ProofFault): Failure => refused(`file-${fault}`, FAULT_MESSAGES[fault], 'file')

const ENDINGS = { pdf: ['pdf'], xlsx: ['xlsx'], text: ['txt', 'csv'] } as const satisfies Record<
  ProofType,
  readonly [string, ...string[]]
>

const isCalledProof = (name: string): boolean =>
  Object.values(ENDINGS)
    .flat()
    .some((ending) => name.trim().toLowerCase().endsWith(`.${ending}`))

/** A name for both sides: the last part of a path, in one line, with the ending that its content has. */
export function proofName(name: string, type: ProofType): string {
  const last = [...(name.split(/[/\\]/).at(-1) ?? '')].filter((sign) => !/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/u.test(sign))
  const [, stem = '', extension = ''] = /^(.*?)(?:\.(\w{1,5}))?$/su.exec(last.join('').trim()) ?? []
  const known: readonly string[] = ENDINGS[type]
  const ending = known.includes(extension.toLowerCase()) ? extension.toLowerCase() : ENDINGS[type][0]
  const kept = [...stem.replace(/^\.+/, '').trim()].slice(0, MAX_NAME).join('')
  return `${kept === '' ? 'file' : kept}.${ending}`
}
