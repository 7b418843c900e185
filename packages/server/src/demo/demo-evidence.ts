import { createHash } from 'node:crypto'
import { inspectedIn, type InspectedFigure, type ShopFigures } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import { aboutInspectionFile, insertInspections, type NewInspectionFile } from '../selling/index.ts'
import type { NewShop } from '../catalog/index.ts'
import type { DataBox } from '../crypto/index.ts'
import type { Transaction } from '../database/index.ts'

const INSPECTOR = '演示验店员'

/** The file states that it is demonstration data. */
const fileOf = (shopId: string, figure: InspectedFigure, value: unknown): Buffer =>
  Buffer.from(`店渡演示数据，不是真实凭证。\n店铺 ${shopId}\n${figure} ${JSON.stringify(value)}\n`)

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The figures of a shop as an inspected one has them: each with a file, confirmed on the next day. */
export function inspectedFigures(shopId: string, figures: ShopFigures): ShopFigures {
  const confirmed = inspectedIn(figures).map(([key, { value, at }]) => {
    const digests = [digestOf(fileOf(shopId, key, value))]
    return [key, { value, by: 'inspector', at, evidence: { digests, inspectedAt: at - DAY_MS, confirmedAt: at } }]
  })
  return { ...figures, ...(Object.fromEntries(confirmed) as Partial<ShopFigures>) }
}

/** Stores the files of all inspected ones among these shops. */
export async function putDemoEvidence(tx: Transaction, shops: readonly NewShop[], box: DataBox): Promise<void> {
  const files = shops
    .filter(({ isInspected }) => isInspected)
    .flatMap(({ id, figures }) =>
      inspectedIn(figures).map(([figure, { value, evidence }]): NewInspectionFile => {
        const bytes = fileOf(id, figure, value)
        const digest = digestOf(bytes)
        const sealed = box.seal(bytes, aboutInspectionFile(`${id} ${digest}`))
        const at = evidence?.inspectedAt ?? 0
        return { shopId: id, figure, digest, name: `${figure}.txt`, by: INSPECTOR, at, bytes: bytes.length, sealed }
      }),
    )
  await insertInspections(tx, files)
}
