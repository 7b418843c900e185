import { whenSet } from '../conditions.ts'
import type { SettingGroup } from '../setting.ts'
import { databaseUrl, text, wholeNumber, wholeNumberOr } from '../setting-types.ts'

/** Where the data is kept, and with what it begins. */
export const DATA_SETTINGS = {
  DATABASE_URL: {
    type: databaseUrl,
    meaning: 'A PostgreSQL server; without it the embedded database.',
    requiredWhen: [whenSet('DATABASE_READ_URL')],
    secret: {
      must: 'must be a random one',
      advice: 'Set another one in PostgreSQL (`openssl rand -hex 32`).',
      secretsIn: passwordsIn,
      partName: 'The password in DATABASE_URL',
    },
    amongServers: 'may-differ',
  },
  // The same role with the same password, as a rule: what must be said of that, DATABASE_URL says.
  DATABASE_LISTEN_URL: {
    type: databaseUrl,
    meaning:
      'PostgreSQL itself, where `DATABASE_URL` is a pooler: a connection that a pooler lends cannot listen to what other servers change. Without it `DATABASE_URL`.',
    amongServers: 'may-differ',
  },
  // The advice about its password is given by DATABASE_URL.
  DATABASE_READ_URL: {
    type: databaseUrl,
    meaning:
      'A streaming replica of `DATABASE_URL`: the catalogue, search, public pages and articles are read there while it is at most a second behind. Money, orders and contracts never are.',
    amongServers: 'may-differ',
  },
  DATABASE_CONNECTIONS: {
    type: wholeNumber(2, 1_000),
    default: '16',
    meaning:
      'How many connections to PostgreSQL, or to a pooler in front of it, this server keeps at most. A request that gets none within five seconds is answered with 503 and `Retry-After`.',
    usedWhen: whenSet('DATABASE_URL'),
    amongServers: 'may-differ',
  },
  DATA_DIR: {
    type: text('folder'),
    default: '.data',
    meaning: 'The folder of the embedded database, empty at first and with nothing else in it; one server at a time.',
    amongServers: 'may-differ',
  },
  BACKUP_FOLDER: {
    type: text('folder'),
    meaning:
      'Where one of the servers makes a backup again and again: best a place on another machine that all of them see. Without it none is made but by `npm run ops -- backup`.',
    amongServers: 'may-differ',
  },
  BACKUP_HOURS: {
    type: wholeNumber(1, 24 * 31),
    default: '24',
    meaning: 'How old the newest backup in that folder may be before the next one is made.',
    usedWhen: whenSet('BACKUP_FOLDER'),
  },
  BACKUPS_KEPT: {
    type: wholeNumberOr(1, 10_000, { word: 'all', means: 'all' }),
    default: '14',
    meaning: 'How many backups stay in that folder; older ones are removed once a newer one is there.',
    usedWhen: whenSet('BACKUP_FOLDER'),
  },
  ARCHIVE_FOLDER: {
    type: text('folder'),
    meaning:
      'Where old months of the ledger, of messages and of refused requests are written to, out of the database; the same path for every server, and kept as long as the database. Without it they stay in the database.',
  },
  ARCHIVE_AFTER_MONTHS: {
    type: wholeNumber(2, 1_200),
    default: '24',
    meaning: 'How many whole months stay in the database beside the present one, where there is an `ARCHIVE_FOLDER`.',
  },
  PAGES_FOLDER: {
    type: text('folder'),
    meaning:
      'Where servers keep the files of their pages for each other and for three versions more: a place that all of them see. Without it a page may be there without its parts while servers are replaced, and loads itself again.',
    amongServers: 'may-differ',
  },
  DEMO_SHOPS: {
    type: wholeNumber(0, 1_000_000),
    default: '5000',
    meaning: 'How many shops are invented when the market is empty.',
    amongServers: 'may-differ',
  },
} as const satisfies SettingGroup

/** Before the host, and among the parameters, where it counts more; the same in both places is one. */
function passwordsIn(url: string): readonly string[] {
  if (!URL.canParse(url)) return []
  const { password, searchParams } = new URL(url)
  return [...new Set([decoded(password), ...searchParams.getAll('password')])]
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
