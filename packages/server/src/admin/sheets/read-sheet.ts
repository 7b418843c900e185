import { Worker } from 'node:worker_threads'
import { readCsv } from '@diandu/core/format'
import { fail, ok, refused, type RefusalReason, type Result } from '@diandu/core/kernel'
import { SHEET_LIMITS, type SheetAnswer } from './sheet-limits.ts'

export type SheetRows = readonly (readonly string[])[]

const ZIP = Buffer.from('PK\u0003\u0004')
/** Excel before 2007, and an XLSX file with a password. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** The cells of a CSV or XLSX file as texts, whatever its name says it is. */
export async function readSheet(file: Buffer): Promise<Result<SheetRows>> {
  if (file.subarray(0, 4).equals(OLD_EXCEL))
    return refuse('file-locked', '这是旧版或加密的 Excel 文件，请另存为 XLSX 或 CSV')
  if (file.subarray(0, 4).equals(ZIP)) return xlsxRows(file)
  const text = textOf(file)
  const rows = text === undefined ? undefined : readCsv(text)
  if (rows === undefined) return refuse('file-unreadable', '读不出表格：不是 CSV，或引号没有成对')
  const { maxRows, maxColumns } = SHEET_LIMITS
  return rows.length > maxRows || rows.some(({ length }) => length > maxColumns) ? tooLarge() : ok(rows)
}

async function xlsxRows(file: Buffer): Promise<Result<SheetRows>> {
  const answer = await inWorker(file)
  if (typeof answer === 'object') return ok(answer.rows)
  return answer === 'too-large' ? tooLarge() : refuse('file-unreadable', '文件已损坏，或不是 XLSX')
}

const tooLarge = () =>
  refuse('file-too-large', `表格太大：最多 ${SHEET_LIMITS.maxRows} 行、${SHEET_LIMITS.maxColumns} 列`)

const refuse = (reason: RefusalReason, message: string): Result<never> => fail(refused(reason, message, 'content'))

/** A hostile file costs a thread its memory or its time, and the server neither. */
function inWorker(file: Buffer): Promise<SheetAnswer> {
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), {
    workerData: new Uint8Array(file),
    resourceLimits: { maxOldGenerationSizeMb: SHEET_LIMITS.heapMb },
  })
  return new Promise<SheetAnswer>((resolve) => {
    const limit = setTimeout(() => resolve('too-large'), SHEET_LIMITS.timeMs)
    worker
      .once('message', (answer: SheetAnswer) => resolve(answer))
      .once('error', () => resolve('too-large'))
      .once('exit', () => {
        clearTimeout(limit)
        resolve('unreadable')
      })
  }).finally(() => worker.terminate())
}

/** UTF-8, or GB18030 as banks and Excel in China write it. */
function textOf(file: Buffer): string | undefined {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(file)
      return text.includes('\0') ? undefined : text
    } catch {
      // The next encoding may fit.
    }
  return undefined
}
