import { checkAlterTable, refuseUnique } from './alter-table.mjs'

/*
 * What a migration may say, statement by statement: everything about tables that it creates itself, and about tables
 * that stand what keeps no request waiting. What is not here is refused, so that no statement slips through unseen.
 */

const MAX_BATCH = 5_000

const BATCH =
  'begin the file with "-- in batches" and write one statement that takes at most 5000 rows: … WHERE id IN (SELECT id FROM … WHERE … LIMIT 1000); it is run until it changes nothing'

export function checkStatement(kind, statement, context) {
  const check = STATEMENTS[kind]
  if (check === undefined)
    context.refuse(
      'unknown-statement',
      `has a statement that the check does not know (${kind})`,
      'look into PostgreSQL’s documentation which lock it takes for how long, and teach tools/migrations/statements.mjs',
    )
  else check(statement, context)
}

const allowed = () => undefined

const refused =
  (rule, what, instead) =>
  (_statement, { refuse }) =>
    refuse(rule, what, instead)

const ofOperators = (rule, name) =>
  refused(rule, `says ${name}, which locks a table for long`, 'leave it to operators, who do it at a quiet hour')

const STATEMENTS = {
  AlterTableStmt: checkAlterTable,
  AlterEnumStmt: allowed,
  AlterSeqStmt: allowed,
  CommentStmt: allowed,
  CompositeTypeStmt: allowed,
  CreateDomainStmt: allowed,
  CreateEnumStmt: allowed,
  CreateSeqStmt: allowed,
  CreateStatsStmt: allowed,
  CreateStmt: allowed,
  CreateTrigStmt: allowed,
  GrantStmt: allowed,
  CreateFunctionStmt: refuseReplacing('function'),
  ViewStmt: refuseReplacing('view'),
  IndexStmt: checkIndex,
  DropStmt: checkDrop,
  RenameStmt: checkRename,
  InsertStmt: checkInsert,
  UpdateStmt: checkRows,
  DeleteStmt: checkRows,
  SelectStmt: checkSelect,
  TruncateStmt({ relations }, { existedBefore, isExpand, refuse }) {
    if (isExpand && relations.some(({ RangeVar }) => existedBefore(RangeVar.relname)))
      refuse('drop-rows', 'empties a table that the version before reads', 'do it in a contract migration')
  },
  VacuumStmt({ is_vacuumcmd: isVacuum }, context) {
    if (isVacuum) ofOperators('vacuum', 'VACUUM')(undefined, context)
  },
  LockStmt: refused(
    'lock-table',
    'locks a table, and everybody waits until the migration is over',
    'leave it out: each statement takes the lock that it needs',
  ),
  ClusterStmt: ofOperators('cluster', 'CLUSTER'),
  ReindexStmt: ofOperators('reindex', 'REINDEX'),
  RefreshMatViewStmt: ofOperators('refresh', 'REFRESH MATERIALIZED VIEW'),
  CreateTableAsStmt: refused(
    'fill-at-once',
    'fills a table from others in one go',
    `create it empty; to fill it, ${BATCH}`,
  ),
  DoStmt: refused(
    'do-block',
    'has a DO block, into which the check cannot look',
    'write the statements themselves, or do it from the program',
  ),
  TransactionStmt: refused(
    'own-transaction',
    'begins or ends a transaction',
    'leave it out: each migration is one transaction, and the program begins it',
  ),
  VariableSetStmt: refused('own-limits', 'sets a parameter', 'leave it out: the program sets the limits of migrations'),
}

function refuseReplacing(what) {
  return ({ replace }, { isExpand, refuse }) => {
    if (isExpand && replace === true)
      refuse(
        'replace',
        `replaces a ${what} that the version before uses`,
        'give the new one another name, and drop the old one in a contract migration',
      )
  }
}

function checkIndex(statement, context) {
  const { refuse, existedBefore, isExpand, isAlone } = context
  const table = statement.relation.relname
  if (!existedBefore(table)) {
    if (statement.concurrent)
      refuse('needless-concurrently', `${table} is new and nobody uses it`, 'leave CONCURRENTLY out')
    return
  }
  if (statement.unique && isExpand) refuseUnique(table, context)
  if (!statement.concurrent)
    refuse(
      'index-not-concurrently',
      `builds an index on ${table} while nobody may write it`,
      'CREATE INDEX CONCURRENTLY, in a migration of its own',
    )
  else if (!isAlone) refuseBeside(context)
  if (statement.idxname === undefined) refuse('nameless-index', 'makes an index without a name', 'give it one')
}

const refuseBeside = ({ refuse }) =>
  refuse(
    'concurrently-beside',
    'says CONCURRENTLY beside other statements, which PostgreSQL does in no transaction',
    'one such statement is a migration of its own',
  )

/** Of a type, a trigger and the like too: what the version before uses must stay. */
function checkDrop({ removeType, objects, concurrent, missing_ok: mayBeMissing }, context) {
  const { refuse, existedBefore, isExpand, isAlone } = context
  const names = objects.map((object) => object.List?.items.at(-1)?.String?.sval ?? '')
  if (removeType === 'OBJECT_TABLE' && !names.some(existedBefore)) return
  if (isExpand)
    refuse('drop', `drops ${names.join(', ')}, which the version before may use`, 'drop it in a contract migration')
  if (removeType !== 'OBJECT_INDEX') return
  if (!concurrent || !mayBeMissing)
    refuse(
      'drop-index-not-concurrently',
      'drops an index and waits for everybody who uses its table',
      'DROP INDEX CONCURRENTLY IF EXISTS, in a migration of its own',
    )
  else if (!isAlone) refuseBeside(context)
}

function checkRename({ renameType, relation, newname }, { refuse, existedBefore }) {
  if (renameType === 'OBJECT_INDEX' || renameType === 'OBJECT_TABCONSTRAINT') return
  if (relation !== undefined && !existedBefore(relation.relname)) return
  refuse(
    'rename',
    `gives something of ${relation?.relname ?? 'the database'} another name (${newname}): no version finds it both before and after`,
    'add the new one beside the old, write both, fill it "-- in batches", and drop the old one in a contract migration',
  )
}

function checkInsert(statement, context) {
  const { selectStmt: { SelectStmt: source } = {} } = statement
  if (source === undefined || source.valuesLists !== undefined || !readsEarlierTable(source, context)) return
  if (context.isInBatches) return checkBatch(source, context)
  context.refuse('fill-at-once', `fills ${statement.relation.relname} from other tables in one go`, BATCH)
}

function checkRows(statement, context) {
  const table = statement.relation.relname
  if (!context.existedBefore(table)) return
  const isDelete = statement.targetList === undefined
  if (isDelete && context.isExpand)
    context.refuse(
      'drop-rows',
      `deletes rows of ${table} that the version before reads`,
      'do it in a contract migration',
    )
  if (!context.isInBatches)
    return context.refuse(
      'rows-at-once',
      `${isDelete ? 'deletes' : 'updates'} rows of ${table} in one go, and whoever writes one of them waits until the end`,
      BATCH,
    )
  const inner = statement.whereClause?.SubLink?.subselect?.SelectStmt
  checkBatch(inner, context)
}

function checkBatch(source, context) {
  const limit = source?.limitCount?.A_Const?.ival?.ival
  if (limit === undefined || limit > MAX_BATCH || source.whereClause === undefined)
    context.refuse(
      'batch-without-end',
      'is run in batches, and does not say how many rows each takes and which are left',
      BATCH,
    )
}

function checkSelect(statement, context) {
  if (readsEarlierTable(statement, context)) context.refuse('reads-table', 'reads a table for nothing', 'leave it out')
}

const readsEarlierTable = (node, context) => tablesIn(node).some(context.existedBefore)

function tablesIn(node) {
  if (node === null || typeof node !== 'object') return []
  const own = node.RangeVar === undefined ? [] : [node.RangeVar.relname]
  return [...own, ...Object.values(node).flatMap(tablesIn)]
}
