import { parseDay } from '@diandu/core/format'
import { verifyDraws } from '@diandu/core/lottery'
import type { UserId } from '@diandu/core/session'
import { expect, it } from 'vitest'
import { createDataBox } from '../../crypto/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { drawHash } from '../../lottery/draw-hash.ts'
import { findLottery } from '../../lottery/lottery-store.ts'
import { proofOf } from '../../lottery/read-lottery.ts'
import { checkEveryBook } from '../../modules.ts'
import { insertUser } from '../../session/index.ts'
import { readSettings } from '../../settings.ts'
import { DEMO_READERS } from '../demo-people.ts'
import { seedDraws } from './seed-draws.ts'

describeOnEachEngine('The draws of the demonstration', (open) => {
  it.each(['2026-11-23', '2027-01-31', '2028-03-01'])(
    'were held last month and can be recomputed, seen on %s (LOT-11)',
    async (day) => {
      const db = await open()
      const nowMs = parseDay(day)
      const box = createDataBox(readSettings({}).secrets.dataKey)
      for (const id of DEMO_READERS)
        await insertUser(db, {
          id: id as UserId,
          username: id,
          mobile: `1990000${id.slice(-2)}`,
          passwordHash: '',
          createdAt: 1,
        })
      for (let time = 0; time < 2; time += 1) await seedDraws(db, { random: systemRandom, box, nowMs })
      const lottery = await findLottery(db, 'goldcoin', nowMs)
      if (lottery === undefined) throw new Error('No lottery was held')
      const { verification, seed } = await proofOf(db, box, lottery, 0, nowMs).then((proof) => ({
        verification: verifyDraws(proof, drawHash),
        seed: proof.lottery.seed,
      }))
      expect(seed).not.toBeNull()
      expect(verification).toEqual({ checked: 40, isSeedKnown: true, mismatch: null })
      expect(await checkEveryBook(db)).toEqual([])
    },
  )
})
