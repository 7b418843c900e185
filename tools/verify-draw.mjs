/*
 * Recomputes every draw of a lottery from what is public, and says where something differs first.
 *   npm run verify-draw -- LOTTERY [--from http://127.0.0.1:3000] [--save FILE]
 *   npm run verify-draw -- --file FILE
 * LOTTERY is an id such as goldcoin-202611, or the name of a series. It ends with 1 where something differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openApi } from '../packages/acceptance/src/api/api-client.ts'
import { draws, verdict } from './verify-draws.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, file: { type: 'string' }, save: { type: 'string' } },
})
const from = values.from ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`

process.exitCode = await run(positionals[0])

async function run(lottery) {
  if (lottery === undefined && values.file === undefined) {
    console.error('Say a lottery: npm run verify-draw -- goldcoin [--from ADDRESS], or --file FILE.')
    return 2
  }
  try {
    const published =
      values.file === undefined
        ? await draws(await openApi(from), lottery)
        : JSON.parse(readFileSync(values.file, 'utf8'))
    if (values.save !== undefined) writeFileSync(values.save, JSON.stringify(published, null, 1))
    const { text, agrees } = verdict(published)
    console.log(text)
    return agrees ? 0 : 1
  } catch (error) {
    console.error(`The draws of ${lottery ?? values.file} could not be read: ${error.message}`)
    return 2
  }
}
