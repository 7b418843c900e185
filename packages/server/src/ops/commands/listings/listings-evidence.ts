import { writeFile } from 'node:fs/promises'
import { createDataBox } from '../../../crypto/index.ts'
import { openInspection } from '../../../selling/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { oneId, required, trimmed } from '../../parameters.ts'

export const listingsEvidence = defineCommand({
  name: 'listings evidence',
  meaning: 'writes a file of an inspection to a new file, to be looked at before it is confirmed',
  parameters: {
    id: oneId,
    digest: required('DIGEST', 'the file’s SHA-256, as "listings show" has it', trimmed),
    to: required('FILE', 'where it is written, on the machine of the database; nothing is overwritten', trimmed),
  },
  examples: ['listings evidence ID --digest DIGEST --to ratings.png'],
  async run({ id, digest, to }, { db, dataKey }) {
    const bytes = await openInspection(db, id, digest, createDataBox(dataKey))
    if (bytes === undefined) return notDone(`The listing ${id} has no such file. "listings show" has their digests.`)
    try {
      await writeFile(to, bytes, { flag: 'wx', mode: 0o600 })
    } catch {
      return notDone(`${to} cannot be written, or is there already.`)
    }
    return done(`${to} is written.`)
  },
})
