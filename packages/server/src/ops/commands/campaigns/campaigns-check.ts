import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { addAuditLine } from '../../../audit/index.ts'
import { currentCampaignFiles, withCampaignFile, worseningsNow, type CampaignFiles } from '../../../campaigns/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, word } from '../../parameters.ts'

export const campaignsCheck = defineCommand({
  name: 'campaigns check',
  meaning: 'whether a file of a campaign is whole, and takes nothing from people who see the campaign open',
  notes: [
    'The file is one page of a campaign, or coupons.json with all coupons. It is read where the database is. Nothing is changed: the server reads its files when it starts, and does not start with a file that this command refuses.',
  ],
  parameters: { file: word('FILE', 'the file, such as double-twelve.json', 'Say which file.'), by },
  examples: ['campaigns check double-twelve.json --by "Li Na"'],
  async run({ file, by: who }, { db, clock }) {
    const complaints = await complaintsAbout(file, await currentCampaignFiles(db), async (files) =>
      (await worseningsNow(db, files, clock.now())).map(({ en }) => en),
    )
    await addAuditLine(db, {
      at: clock.now(),
      userId: null,
      what: 'ops campaigns check',
      reason: complaints.length === 0 ? 'whole' : 'refused',
      field: null,
      message: oneLine(`${who}: ${basename(file)} ${complaints[0] ?? ''}`),
      clientAddress: null,
    })
    return complaints.length === 0
      ? done(`${file} is whole, and takes nothing from anybody.`)
      : notDone([`${file} cannot be used:`, ...complaints].join('\n  '))
  },
})

async function complaintsAbout(
  file: string,
  current: CampaignFiles,
  compare: (files: CampaignFiles) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  try {
    return await compare(withCampaignFile(current, basename(file), await readFile(file, 'utf8')))
  } catch (error) {
    return [error instanceof Error ? error.message : 'It cannot be read where the database is.']
  }
}
