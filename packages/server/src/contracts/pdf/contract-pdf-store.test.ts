import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createDataBox } from '../../crypto/index.ts'
import { openTestDatabase } from '../../database/testing.ts'
import { readSettings } from '../../settings.ts'
import { findContractPdf, insertContractPdf } from './contract-pdf-store.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)

it('finds the version of a contract by what its file sums to, and none of another contract', async () => {
  const db = await openTestDatabase()
  const bytes = Buffer.from('%PDF of a contract')
  const { digest } = await insertContractPdf(db, box, 'c1', 1, bytes, 5)
  expect(digest).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect(await findContractPdf(db, box, 'c1', digest)).toMatchObject({ version: 1, digest })
  expect(await findContractPdf(db, box, 'c2', digest)).toBeUndefined()
})
