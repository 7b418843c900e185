import { access, chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { damagedFolder, folderTrouble, foreignFolder } from './folder-trouble.ts'

const CLUSTER = 'pglite'
/** Made beside it and then moved, so that a start that was cut off leaves no half of one under that name. */
const UNFINISHED = 'pglite.new'
/** Says that the database had tables: one without any is then no new one. */
const FILLED = 'filled'
/** Other files allowed in the folder: locks, the socket, those of backups and restores, `lost+found`, hidden files. */
const OWN = new RegExp(
  String.raw`^(${UNFINISHED}|${FILLED}|lock|ops\.sock|lost\+found|(lock\.|\.|restoring-|before-restore-|backup-copy-).*)$`,
)
const ENGINE_VERSION = '18'
/** Every cluster of the engine has these. Without the first, the engine would make a new cluster in the same place. */
const PARTS = ['PG_VERSION', 'global/pg_control', 'postgresql.conf', 'base', 'pg_wal', 'pg_xact'] as const

const OWNER_ONLY = 0o700

export interface DataFolder {
  readonly cluster: string
  /** Whether the database in it had tables when it was last used. */
  readonly wasFilled: boolean
}

/** The folder for the data, made if it is not there. Throws in words where it cannot be one. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(resolve(folder))
    const others = (await readdir(folder)).filter((name) => name !== CLUSTER && !OWN.test(name))
    if (others.length > 0 && !(await isThere(join(folder, CLUSTER))))
      throw foreignFolder(folder, `it holds ${others.slice(0, 3).join(', ')} and no database`)
  } catch (error) {
    throw folderTrouble(folder, error)
  }
}

/**
 * Node's own way to make parents too waits for ever in some places, and tells a disk that can only be read like a path
 * that is not there.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: OWNER_ONLY })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await mkdir(path, { mode: OWNER_ONLY })
  }
}

/**
 * The cluster in a folder that is locked; one is made by `create` where there was none. What is not whole is refused
 * before the engine touches it.
 */
export async function openDataFolder(folder: string, create: (path: string) => Promise<void>): Promise<DataFolder> {
  const [cluster, unfinished] = [join(folder, CLUSTER), join(folder, UNFINISHED)]
  const wasFilled = await isThere(join(folder, FILLED))
  try {
    await rm(unfinished, { recursive: true, force: true })
    if (await isEmpty(cluster)) {
      if (wasFilled)
        throw damagedFolder(folder, `${cluster} is gone (remove ${join(folder, FILLED)} too to begin with nothing)`)
      await create(unfinished)
      await rename(unfinished, cluster)
    }
    await refuseBroken(folder, cluster)
    await chmod(cluster, OWNER_ONLY)
    return { cluster, wasFilled }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined)
    throw folderTrouble(folder, error)
  }
}

/** Notes that the database has its tables. */
export async function markFilled(folder: string): Promise<void> {
  await writeFile(
    join(folder, FILLED),
    'The database beside this file has tables. Where both are gone, a start begins with nothing.\n',
  )
}

async function refuseBroken(folder: string, cluster: string): Promise<void> {
  const missing: string[] = []
  for (const part of PARTS) if (!(await isThere(join(cluster, part)))) missing.push(part)
  if (missing.length === PARTS.length) throw foreignFolder(folder, `${cluster} holds no database`)
  if (missing.length > 0) throw damagedFolder(folder, `${missing.join(', ')} in ${cluster} is missing`)
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (version === ENGINE_VERSION) return
  if (/^[\d.]+$/.test(version))
    throw foreignFolder(
      folder,
      `${cluster} was made by PostgreSQL ${version}, and the engine of this program is ${ENGINE_VERSION}`,
    )
  throw damagedFolder(folder, `${join(cluster, 'PG_VERSION')} says no version`)
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

async function isEmpty(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length === 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}
