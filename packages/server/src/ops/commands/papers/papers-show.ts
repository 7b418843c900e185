import { toVerificationStatus } from '@diandu/core/account'
import { findVerification, readVerificationDocuments, signedPictureUrl } from '../../../account/index.ts'
import { createDataBox } from '../../../crypto/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, word } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

/** Documents are private: a reviewer who reads them says who they are. */
export const papersShow = defineCommand({
  name: 'papers show',
  meaning: 'what was handed in, with addresses of its pictures',
  parameters: {
    id: word('ID', 'their id, as the list shows it', 'Say which ones, by their id: "papers list" shows it.'),
    by,
  },
  examples: ['papers show ID --by "Li Na"'],
  async run({ id, by: reader }, { db, clock, dataKey }) {
    const box = createDataBox(dataKey)
    const record = await findVerification(db, id)
    const papers = await readVerificationDocuments(db, id, box, { by: reader, at: clock.now() })
    if (record === undefined || papers === undefined)
      return notDone(`There are no papers "${id}". "papers list" shows their ids.`)
    const shown = Object.entries(papers).map(([field, value]) => [
      field,
      field.endsWith('Photo') ? signedPictureUrl(value, box, clock.now()) : oneLine(value),
    ])
    return done(
      tableText(
        ['PAPERS', id],
        [
          ['person', record.username],
          ['state', toVerificationStatus(record.status).name.en],
          ['handed in', time(record.handedInAt)],
          ...shown,
        ],
      ),
    )
  },
})
