/*
 * Changes that an earlier table may take; `refuse(rule, what, instead)` refuses the others. PostgreSQL's documentation
 * of ALTER TABLE lists which lock each form takes, and which of them read or write the whole table while they hold it.
 */

/** Neither wait for nor touch rows, and mean nothing to a program. */
const HARMLESS = new Set([
  'AT_SetStatistics',
  'AT_SetOptions',
  'AT_ResetOptions',
  'AT_SetStorage',
  'AT_SetCompression',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
  'AT_DropNotNull',
])

export function checkAlterTable({ relation, cmds, objtype }, context) {
  const table = relation.relname
  // Indexes, views and sequences have no rows to wait for.
  if (objtype !== undefined && objtype !== 'OBJECT_TABLE') return
  if (!context.existedBefore(table)) return
  for (const { AlterTableCmd: command } of cmds) checkCommand(table, command, context)
}

function checkCommand(table, command, context) {
  const { refuse, isExpand } = context
  const column = `${table}.${command.name}`
  if (HARMLESS.has(command.subtype)) return
  switch (command.subtype) {
    case 'AT_AddColumn':
      return checkNewColumn(table, command.def.ColumnDef, context)
    case 'AT_AddConstraint':
      return checkNewConstraint(table, command.def.Constraint, context)
    case 'AT_ValidateConstraint':
      return checkValidation(table, command.name, context)
    case 'AT_SetNotNull':
      return checkNotNull(table, command.name, context)
    case 'AT_DropColumn':
      if (isExpand)
        refuse(
          'drop-column',
          `drops ${column}, which the version before reads`,
          'stop using it in this version, and drop it in a contract migration',
        )
      return
    case 'AT_ColumnDefault':
      if (isExpand && command.def === undefined)
        refuse(
          'drop-default',
          `takes the default of ${column} away, on which inserts of the version before rest`,
          'do it in a contract migration',
        )
      return
    case 'AT_DropConstraint':
      if (isExpand && !context.isCheck(command.name))
        refuse(
          'drop-constraint',
          `drops ${command.name} of ${table}, which is no CHECK: what the version before says after ON CONFLICT may rest on it`,
          'do it in a contract migration',
        )
      return
    case 'AT_AlterColumnType':
      return refuse(
        'change-type',
        `changes the type of ${column}: the whole table is written anew and nobody reads it meanwhile`,
        'add a column of the new type, write both, fill it "-- in batches", and drop the old one in a contract migration',
      )
    case 'AT_AttachPartition':
      if (context.existedBefore(command.def.PartitionCmd.name.relname))
        refuse(
          'attach-partition',
          `attaches ${command.def.PartitionCmd.name.relname}, which is read from end to end while it is locked`,
          'attach a table that the same migration creates, and fill it "-- in batches"',
        )
      return
    case 'AT_DetachPartition':
      if (command.def.PartitionCmd.concurrent === true)
        refuse(
          'detach-concurrently',
          'detaches CONCURRENTLY, which no transaction does',
          'leave CONCURRENTLY out: the lock is short',
        )
      if (isExpand)
        refuse(
          'detach-partition',
          `takes rows out of ${table} that the version before reads`,
          'do it in a contract migration',
        )
      return
    default:
      return refuse(
        'unknown-statement',
        `alters ${table} in a way that the check does not know (${command.subtype})`,
        'look into PostgreSQL’s documentation which lock it takes for how long, and teach tools/migrations/alter-table.mjs',
      )
  }
}

function checkNewColumn(table, { colname, typeName, constraints = [] }, context) {
  const { refuse } = context
  const column = `${table}.${colname}`
  const of = (type) => constraints.map(({ Constraint }) => Constraint).find(({ contype }) => contype === type)
  const initial = of('CONSTR_DEFAULT')
  if (
    /serial\d?$/.test(typeName.names.at(-1).String.sval) ||
    of('CONSTR_IDENTITY') ||
    of('CONSTR_GENERATED')?.generated_kind === 's'
  )
    refuse(
      'computed-column',
      `adds ${column} with a value that is computed for each row: the whole table is written anew`,
      'add it without, write it from the program, and fill it "-- in batches"',
    )
  else if (initial !== undefined && !isConstant(initial.raw_expr))
    refuse(
      'volatile-default',
      `adds ${column} with a default that is no constant, which may be computed for each row of the table`,
      'add it without a default, SET DEFAULT in a second statement, and fill the rows that stand "-- in batches"',
    )
  if (of('CONSTR_NOTNULL') && (initial === undefined || isNull(initial.raw_expr)))
    refuse(
      'required-column',
      `adds ${column} as NOT NULL without a default: rows that stand have none, and inserts of the version before neither`,
      'give it a constant default, or let it be NULL until a contract migration',
    )
  for (const type of ['CONSTR_CHECK', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_FOREIGN'])
    if (of(type))
      refuse(
        'constraint-with-column',
        `adds ${column} with a constraint, for which the table is read from end to end while nobody else may`,
        'add the column alone; then the constraint NOT VALID, and VALIDATE it in a migration of its own; for UNIQUE build the index CONCURRENTLY',
      )
}

function checkNewConstraint(table, constraint, context) {
  const { refuse, isExpand } = context
  const name = constraint.conname ?? 'a constraint'
  if (constraint.contype === 'CONSTR_CHECK' || constraint.contype === 'CONSTR_FOREIGN') {
    if (constraint.skip_validation !== true)
      refuse(
        'constraint-without-not-valid',
        `adds ${name} to ${table} and reads the whole table for it while nobody else may`,
        'add it NOT VALID, and VALIDATE it in a migration of its own',
      )
    if (isExpand)
      refuse(
        'narrower',
        `adds ${name} to ${table}, which may refuse what the version before writes`,
        'add it in a contract migration; to allow more than before, drop the old check here and add the wider one in the contract migration',
      )
    const required = constraint.raw_expr?.NullTest
    if (required?.nulltesttype === 'IS_NOT_NULL' && constraint.conname !== undefined)
      context.notNullChecks.set(`${table} ${constraint.conname}`, {
        column: required.arg.ColumnRef?.fields.at(-1)?.String?.sval,
        isValid: false,
      })
    return
  }
  if (constraint.indexname === undefined)
    refuse(
      'constraint-builds-index',
      `adds ${name} to ${table} and builds an index for it while nobody writes`,
      'CREATE UNIQUE INDEX CONCURRENTLY in a contract migration of its own, then ADD CONSTRAINT … USING INDEX',
    )
  if (isExpand) refuseUnique(table, context)
}

export const refuseUnique = (table, { refuse }) =>
  refuse(
    'new-unique',
    `lets something be in ${table} only once, which the version before does not know`,
    'make the unique index in a contract migration',
  )

function checkValidation(table, name, context) {
  if (!context.isAlone)
    context.refuse(
      'validate-beside',
      `validates ${name} of ${table} in one transaction with other statements, whose locks are held for as long as all rows are read`,
      'VALIDATE in a migration of its own',
    )
  const known = context.notNullChecks.get(`${table} ${name}`)
  if (known !== undefined) context.validatedHere.push(known)
}

function checkNotNull(table, column, context) {
  if (context.isExpand)
    context.refuse(
      'not-null',
      `makes ${table}.${column} required, and the version before may leave it empty`,
      'do it in a contract migration',
    )
  const isProven = [...context.notNullChecks].some(
    ([key, check]) => key.startsWith(`${table} `) && check.column === column && check.isValid,
  )
  if (!isProven)
    context.refuse(
      'not-null-unproven',
      `makes ${table}.${column} required and reads the whole table for it while nobody else may`,
      `add CHECK (${column} IS NOT NULL) NOT VALID, VALIDATE it in a migration of its own, and SET NOT NULL in a third`,
    )
}

/** A default that PostgreSQL keeps beside the table, whatever is in it. */
const isConstant = (expression) =>
  expression.A_Const !== undefined ||
  (expression.TypeCast !== undefined && isConstant(expression.TypeCast.arg)) ||
  (expression.A_ArrayExpr !== undefined && (expression.A_ArrayExpr.elements ?? []).every(isConstant))

const isNull = (expression) => expression.A_Const?.isnull === true
