import { publishedTexts } from '../content/index.ts'
import type { Reads } from '../database/index.ts'
import { currentLotteries } from '../lottery/index.ts'
import { readCampaignFiles, withCampaignFile, type CampaignFiles } from './campaign-files.ts'

/** Read when they are first asked for: a wrong one keeps the server from starting. */
let ofProgram: CampaignFiles | undefined
let last: { readonly key: string; readonly files: CampaignFiles } | undefined

/** The files of the program with what was published in the place of some of them. */
export async function currentCampaignFiles(db: Reads): Promise<CampaignFiles> {
  ofProgram ??= readCampaignFiles()
  const [texts, lotteries] = [await publishedTexts(db, ['campaign', 'coupons']), await currentLotteries(db)]
  if (texts.length === 0 && lotteries === ofProgram.lotteries) return ofProgram
  const key = JSON.stringify([texts, lotteries])
  if (last?.key !== key)
    last = {
      key,
      files: texts.reduce((files, { id, body }) => withCampaignFile(files, `${id}.json`, body), {
        ...ofProgram,
        lotteries,
      }),
    }
  return last.files
}
