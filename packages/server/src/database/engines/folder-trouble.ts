/** Why the data folder cannot be used, with what to do, in words for the operator who starts the server. */
export class FolderTrouble extends Error {
  override readonly name = 'FolderTrouble'
}

const RESTORE = 'restore a backup (npm run ops -- restore FILE --replace; docs/operations.md says how)'

/** The operator who reads this must not lose more data by starting again. */
export const damagedFolder = (folder: string, what: string): FolderTrouble =>
  new FolderTrouble(
    `The database in ${folder} is damaged: ${what}. Nothing of it was removed or made anew. To go on, ${RESTORE}, or set DATA_DIR to another folder.`,
  )

export const foreignFolder = (folder: string, what: string): FolderTrouble =>
  new FolderTrouble(
    `The folder ${folder} is not this program’s: ${what}. Nothing in it was changed. Set DATA_DIR to an empty folder, or to one that this program has used.`,
  )

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'cannot be made there. Set DATA_DIR to another folder.',
  ENOTDIR: 'is a file, or lies in one. Set DATA_DIR to a folder.',
  EEXIST: 'is a file. Set DATA_DIR to a folder.',
  EACCES: 'may not be written by this user. Change its owner or its rights, or set DATA_DIR to another folder.',
  EPERM: 'may not be written by this user. Change its owner or its rights, or set DATA_DIR to another folder.',
  EROFS: 'lies on a disk that can only be read. Set DATA_DIR to another folder.',
  ENOSPC: 'lies on a disk that is full. Make room and start again; nothing of the database was taken away.',
  EDQUOT:
    'lies on a disk of which this user has used all of their share. Make room and start again; nothing of the database was taken away.',
  ELOOP: 'is a link that leads to itself. Set DATA_DIR to a folder.',
  ENAMETOOLONG: 'has too long a name. Set DATA_DIR to another folder.',
}

/** An error of the file system in words; any other stays what it is. */
export function folderTrouble(folder: string, error: unknown): unknown {
  const text = WORDS[(error as NodeJS.ErrnoException).code ?? '']
  return text === undefined ? error : new FolderTrouble(`The data folder ${folder} ${text}`, { cause: error })
}

/** How the engine's own lines name what the file system refused it. */
const ENGINE_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/i, 'ENOSPC'],
  [/quota exceeded/i, 'EDQUOT'],
  [/Read-only file system/i, 'EROFS'],
  [/Permission denied|Operation not permitted/i, 'EACCES'],
]

/** Why an engine did not start, from the lines that it wrote about it. */
export function engineTrouble(folder: string, lines: readonly string[], error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== undefined && folderTrouble(folder, error) !== error)
    return folderTrouble(folder, error)
  const refused = ENGINE_MESSAGES.find(([text]) => lines.some((line) => text.test(line)))
  if (refused !== undefined) return folderTrouble(folder, Object.assign(new Error(lines.at(-1)), { code: refused[1] }))
  return damagedFolder(
    folder,
    `its engine did not start (${lastReason(lines) ?? (error instanceof Error ? error.message : String(error))})`,
  )
}

function lastReason(lines: readonly string[]): string | undefined {
  return lines
    .map((line) => /(?:PANIC|FATAL|could not)\s*:?\s*(.+)$/.exec(line))
    .findLast((found) => found !== null)?.[1]
}

/** Undefined tables and columns, where the tables had been brought up to date before. */
const GONE = new Set(['42P01', '42703'])

/** Recognises an open engine's errors about damaged files; returns any other error unchanged. */
export function dataTrouble(folder: string, error: unknown): unknown {
  const { name, code, message, cause } = error as {
    readonly name?: unknown
    readonly code?: unknown
    readonly message?: unknown
    readonly cause?: unknown
  }
  if (cause instanceof FolderTrouble) return cause
  // A program of WebAssembly that gave up.
  const isEngines = name === 'RuntimeError' || (typeof code === 'string' && (/^(XX|58)/.test(code) || GONE.has(code)))
  return isEngines ? damagedFolder(folder, `its engine cannot read it (${String(message)})`) : error
}
