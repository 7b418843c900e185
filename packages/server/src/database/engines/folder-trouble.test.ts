import { describe, expect, it } from 'vitest'
import { dataTrouble, engineTrouble, FolderTrouble, folderTrouble } from './folder-trouble.ts'

const failed = (code: string) => Object.assign(new Error(`${code}: no`), { code })
const wordsOf = (trouble: unknown) => (trouble instanceof FolderTrouble ? trouble.message : null)

describe('The data folder', () => {
  it.each([
    ['EACCES', 'may not be written by this user'],
    ['EROFS', 'a disk that can only be read'],
    ['ENOSPC', 'a disk that is full. Make room'],
    ['ENOENT', 'cannot be made there'],
  ])('says %s in words', (code, text) => {
    expect(wordsOf(folderTrouble('/data', failed(code)))).toContain(
      `The data folder /data ${text.startsWith('a disk') ? `lies on ${text}` : text}`,
    )
  })

  it.each([
    ['PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device', 'full'],
    ['FATAL:  could not open file "postmaster.pid": Permission denied', 'may not be written'],
    ['FATAL:  could not create lock file "postmaster.pid": Read-only file system', 'only be read'],
  ])('says what the engine was refused: %s', (line, text) => {
    expect(wordsOf(engineTrouble('/data', ['LOG:  starting', line, 'Aborted()'], new Error('Aborted()')))).toContain(
      text,
    )
  })

  it('says why an engine did not start, and what one that runs cannot read', () => {
    expect(
      wordsOf(
        engineTrouble(
          '/data',
          ['x PANIC:  could not locate a valid checkpoint record at 0/1', 'Aborted()'],
          new Error('Aborted()'),
        ),
      ),
    ).toContain('(could not locate a valid checkpoint record at 0/1)')
    expect(wordsOf(engineTrouble('/data', [], new Error('it is odd')))).toContain('(it is odd)')
    for (const code of ['XX001', '58P01', '42P01'])
      expect(wordsOf(dataTrouble('/data', failed(code)))).toContain('is damaged: its engine cannot read it')
  })

  it('leaves every other error what it is', () => {
    for (const error of [
      new Error('The books do not balance'),
      failed('42601'),
      failed('53300'),
      new FolderTrouble('told already'),
      'text',
    ]) {
      expect(dataTrouble('/data', error)).toBe(error)
      expect(folderTrouble('/data', error)).toBe(error)
    }
  })
})
