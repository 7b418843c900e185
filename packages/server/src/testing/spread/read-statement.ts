import type { InsertStmt, Node, RangeFunction, RangeVar, SelectStmt, WithClause } from 'libpg-query'
import { ConditionReader } from './condition-reader.ts'
import { cutsRows, isGiven, isStar, labelOf, namesOf, tablesBelow } from './sql-tree.ts'
import { NOTHING, renamed, Scope, type Columns, type TableMention } from './table-mention.ts'
import type { Place, ValueFlow } from './value-flow.ts'

/** The tables that there are, with their columns in order and their distribution keys. */
export interface KnownTables {
  readonly columnsOf: (table: string) => readonly string[] | undefined
  readonly keyOf: (table: string) => string | undefined
}

export interface ReadStatement {
  readonly mentions: readonly TableMention[]
  readonly flow: ValueFlow
  readonly locks: boolean
  /** What the reader does not know how to read: of such a statement nothing can be said. */
  readonly strange: readonly string[]
  /** Names that are no table. */
  readonly unknown: readonly string[]
}

type Side = 'both' | 'left' | 'right' | 'none'

/** Reads one statement: which tables it names, and of which of their columns it knows the value. */
export function readStatement(statement: Node, known: KnownTables): ReadStatement {
  const reader = new Reader(known)
  reader.statement(statement, new Scope())
  reader.flow.settle()
  return reader
}

class Reader extends ConditionReader implements ReadStatement {
  readonly strange: string[] = []
  readonly unknown: string[] = []
  locks = false
  readonly #known: KnownTables

  constructor(known: KnownTables) {
    super()
    this.#known = known
  }

  override statement(node: Node, around: Scope): Columns {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, around)
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, around)
    if ('UpdateStmt' in node || 'DeleteStmt' in node) return this.#change(node, around)
    for (const table of tablesBelow(node)) this.#mention(table)
    if (this.mentions.length === 0) return NOTHING
    this.strange.push(Object.keys(node)[0] ?? 'nothing')
    return NOTHING
  }

  #select(select: SelectStmt, around: Scope): Columns {
    const scope = this.#within(select.withClause, around)
    if (select.lockingClause !== undefined) this.locks = true
    if (select.op !== undefined && select.op !== 'SETOP_NONE') return this.#union(select, scope)
    if (select.valuesLists !== undefined) return this.#values(select.valuesLists, scope)
    for (const item of select.fromClause ?? []) this.#from(item, scope)
    this.condition(select.whereClause, scope)
    this.subqueries([select.havingClause, select.groupClause, select.sortClause, select.windowClause], scope)
    this.subqueries([select.limitCount, select.limitOffset, select.distinctClause], scope)
    return this.#outputs(select.targetList ?? [], scope)
  }

  #union(select: SelectStmt, scope: Scope): Columns {
    const arms = [select.larg, select.rarg].flatMap((arm) =>
      arm === undefined ? [] : [this.#select(arm, new Scope(scope))],
    )
    const [first = NOTHING, ...others] = arms.map((arm) => [...arm])
    return new Map(
      [...first].map(([name, place], at) => {
        const places = [place, ...others.map((arm) => [...arm][at]?.[1] ?? this.flow.place())]
        const joined = this.flow.union(places)
        if (!cutsRows({ SelectStmt: select })) for (const arm of places) this.flow.flows(joined, arm)
        return [name, joined]
      }),
    )
  }

  #values(rows: readonly Node[], scope: Scope): Columns {
    const columns: Node[][] = []
    for (const row of rows)
      if ('List' in row) for (const [at, value] of (row.List.items ?? []).entries()) (columns[at] ??= []).push(value)
    return new Map(columns.map((values, at) => [`column${at + 1}`, this.anyOf(values, scope)]))
  }

  #insert(insert: InsertStmt, around: Scope): Columns {
    const scope = this.#within(insert.withClause, around)
    const target = insert.relation && this.#mention(insert.relation, scope)
    if (target === undefined) return NOTHING
    target.written = 'INSERT'
    const named = (insert.cols ?? []).flatMap((column) => ('ResTarget' in column ? [column.ResTarget.name ?? ''] : []))
    const columns = named.length > 0 ? named : (this.#known.columnsOf(target.table) ?? [])
    const given = insert.selectStmt === undefined ? NOTHING : this.statement(insert.selectStmt, scope)
    const at = columns.indexOf(this.#known.keyOf(target.table) ?? '')
    const value = at < 0 ? undefined : [...given.values()][at]
    if (target.key !== undefined && value !== undefined) this.flow.flows(value, target.key)
    const conflict = insert.onConflictClause
    if (conflict !== undefined) {
      const excluded = new Map(
        [...(scope.sources.at(-1)?.columns.keys() ?? [])].map((name) => [name, this.flow.place()]),
      )
      scope.sources.push({ name: 'excluded', columns: excluded })
      this.#sets(conflict.targetList, target, scope)
      this.subqueries(conflict.whereClause, scope)
    }
    return this.#outputs(insert.returningClause?.exprs ?? [], scope)
  }

  #change(node: Extract<Node, { UpdateStmt: unknown } | { DeleteStmt: unknown }>, around: Scope): Columns {
    const isUpdate = 'UpdateStmt' in node
    const change = isUpdate ? node.UpdateStmt : node.DeleteStmt
    const scope = this.#within(change.withClause, around)
    const target = change.relation && this.#mention(change.relation, scope)
    if (target === undefined) return NOTHING
    target.written = isUpdate ? 'UPDATE' : 'DELETE'
    for (const item of (isUpdate ? node.UpdateStmt.fromClause : node.DeleteStmt.usingClause) ?? [])
      this.#from(item, scope)
    this.condition(change.whereClause, scope)
    if (isUpdate) this.#sets(node.UpdateStmt.targetList, target, scope)
    return this.#outputs(change.returningClause?.exprs ?? [], scope)
  }

  #sets(targets: readonly Node[] | undefined, target: TableMention, scope: Scope): void {
    const key = this.#known.keyOf(target.table)
    for (const one of targets ?? []) if ('ResTarget' in one && one.ResTarget.name === key) target.moves = true
    this.subqueries(targets, scope)
  }

  #within(clause: WithClause | undefined, around: Scope): Scope {
    const scope = new Scope(around)
    for (const one of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in one) || one.CommonTableExpr.ctequery === undefined) continue
      const { ctename = '', ctequery, aliascolnames } = one.CommonTableExpr
      // What calls itself by its name finds its first part there, of which nothing is known.
      const first = 'SelectStmt' in ctequery && ctequery.SelectStmt.larg
      if (clause?.recursive === true && first) {
        const shape = [...new Reader(this.#known).statement({ SelectStmt: first }, new Scope(scope)).keys()]
        scope.named.set(
          ctename,
          renamed(new Map(shape.map((name) => [name, this.flow.place()])), namesOf(aliascolnames)),
        )
      }
      const inner = this.statement(ctequery, new Scope(undefined, scope.named))
      scope.named.set(ctename, renamed(this.#outwards(inner), namesOf(aliascolnames)))
    }
    return scope
  }

  /** The rows of a named part are asked for after it has run: nothing flows into it. */
  #outwards(columns: Columns): Columns {
    return new Map(
      [...columns].map(([name, inner]) => {
        const outer = this.flow.place()
        this.flow.flows(inner, outer)
        return [name, outer]
      }),
    )
  }

  #from(item: Node, scope: Scope): void {
    if ('RangeVar' in item) return void this.#mention(item.RangeVar, scope)
    if ('RangeSubselect' in item && item.RangeSubselect.subquery !== undefined) {
      const { subquery, alias } = item.RangeSubselect
      const columns = this.statement(subquery, new Scope(scope))
      const isCut = cutsRows(subquery)
      const shown = renamed(isCut ? this.#outwards(columns) : columns, namesOf(alias?.colnames))
      scope.sources.push({ name: alias?.aliasname ?? '', columns: shown })
    } else if ('RangeFunction' in item) this.#functionRows(item.RangeFunction, scope)
    else if ('JoinExpr' in item) {
      const { larg, rarg, quals, usingClause, jointype, isNatural } = item.JoinExpr
      const before = scope.sources.length
      if (larg !== undefined) this.#from(larg, scope)
      const middle = scope.sources.length
      if (rarg !== undefined) this.#from(rarg, scope)
      if (isNatural === true) this.strange.push('NATURAL JOIN')
      const into: Side =
        jointype === 'JOIN_INNER'
          ? 'both'
          : jointype === 'JOIN_LEFT'
            ? 'right'
            : jointype === 'JOIN_RIGHT'
              ? 'left'
              : 'none'
      const left = placesOf(scope.sources.slice(before, middle))
      const right = placesOf(scope.sources.slice(middle))
      for (const name of namesOf(usingClause)) {
        const one = left.find(([column]) => column === name)?.[1]
        const other = right.find(([column]) => column === name)?.[1]
        if (one !== undefined && other !== undefined) this.#equal(one, other, into)
      }
      const optional = into === 'right' ? right : into === 'left' ? left : into === 'both' ? null : []
      this.condition(quals, scope, optional && new Set(optional.map(([, place]) => place)))
    } else this.strange.push(Object.keys(item)[0] ?? 'nothing')
  }

  #equal(left: Place, right: Place, into: Side): void {
    if (into === 'both' || into === 'right') this.flow.flows(left, right)
    if (into === 'both' || into === 'left') this.flow.flows(right, left)
  }

  #functionRows({ functions, alias, coldeflist, ordinality }: RangeFunction, scope: Scope): void {
    const calls = (functions ?? []).flatMap((one) => ('List' in one ? [one.List.items?.[0]] : []))
    this.subqueries(calls, scope)
    const given = calls.every((call) => call !== undefined && isGiven(call))
    const label = calls.flatMap((call) => (call === undefined ? [] : [labelOf(call)])).join()
    const defined = (coldeflist ?? []).flatMap((column) =>
      'ColumnDef' in column ? [column.ColumnDef.colname ?? ''] : [],
    )
    const called = calls.flatMap((call) =>
      call !== undefined && 'FuncCall' in call ? namesOf(call.FuncCall.funcname).slice(-1) : [],
    )
    const listed = namesOf(alias?.colnames)
    const names =
      defined.length > 0 ? defined : listed.length > 0 ? listed : [alias?.aliasname ?? called[0] ?? '', 'value', 'key']
    const columns = names.map((name) => [name, this.flow.place(given ? `${label} ${name}` : undefined)] as const)
    scope.sources.push({
      name: alias?.aliasname ?? called[0] ?? '',
      columns: new Map(
        ordinality === true && listed.length === 0 ? [...columns, ['ordinality', this.flow.place()]] : columns,
      ),
    })
  }

  #mention({ relname = '', schemaname, alias }: RangeVar, scope: Scope = new Scope()): TableMention | undefined {
    const part = scope.named.get(relname)
    if (part !== undefined) {
      scope.sources.push({ name: alias?.aliasname ?? relname, columns: renamed(part, namesOf(alias?.colnames)) })
      return undefined
    }
    const names = this.#known.columnsOf(relname)
    const mention: TableMention = { table: relname, asked: new Set() }
    const columns = new Map((names ?? []).map((name) => [name, this.flow.place()]))
    const key = columns.get(this.#known.keyOf(relname) ?? '')
    if (key !== undefined) mention.key = key
    if (names !== undefined) this.mentions.push(mention)
    else if (schemaname === undefined && !relname.startsWith('pg_')) this.unknown.push(relname)
    scope.sources.push({
      name: alias?.aliasname ?? relname,
      columns: renamed(columns, namesOf(alias?.colnames)),
      mention,
    })
    return mention
  }

  #outputs(targets: readonly Node[], scope: Scope): Columns {
    const outputs = new Map<string, Place>()
    const put = (name: string, place: Place): void =>
      void outputs.set(outputs.has(name) ? `${name} ${outputs.size}` : name, place)
    for (const one of targets) {
      if (!('ResTarget' in one) || one.ResTarget.val === undefined) continue
      const { name, val } = one.ResTarget
      if ('ColumnRef' in val && isStar(val.ColumnRef.fields)) {
        const [of] = namesOf(val.ColumnRef.fields)
        for (const source of scope.sources)
          if (of === undefined || source.name === of) for (const [column, place] of source.columns) put(column, place)
      } else {
        const own = 'ColumnRef' in val ? namesOf(val.ColumnRef.fields).at(-1) : undefined
        put(name ?? own ?? '?', this.placeOf(val, scope).place)
      }
    }
    return outputs
  }
}

const placesOf = (sources: readonly { readonly columns: Columns }[]): readonly (readonly [string, Place])[] =>
  sources.flatMap(({ columns }) => [...columns])
