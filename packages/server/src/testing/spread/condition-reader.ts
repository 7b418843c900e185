import type { Node } from 'libpg-query'
import { conjunctsOf, cutsRows, isGiven, labelOf, namesOf, partsOf, visitTree, withoutCasts } from './sql-tree.ts'
import { NOTHING, Scope, type Columns, type TableMention } from './table-mention.ts'
import { ValueFlow, type Place } from './value-flow.ts'

interface Found {
  readonly place: Place
  /** It belongs to a statement around this one, or is no column at all: nothing flows into it. */
  readonly isOuter: boolean
}

const EQUALS: Readonly<Record<string, true>> = { '': true, '=': true }

/** What the conditions of a statement say of the values of columns. */
export abstract class ConditionReader {
  readonly mentions: TableMention[] = []
  readonly flow = new ValueFlow()

  /** Reads a statement inside the one that is read; answers what it gives out, by name. */
  abstract statement(node: Node, around: Scope): Columns

  /** What a condition says is equal. Of an outer join only its optional side (`optional`) follows from the other. */
  protected condition(condition: Node | undefined, scope: Scope, optional: ReadonlySet<Place> | null = null): void {
    this.#noteAsked(condition, scope)
    for (const one of conjunctsOf(condition)) {
      if ('A_Expr' in one && namesOf(one.A_Expr.name).join() === '=') this.#equality(one.A_Expr, scope, optional)
      else if (
        'SubLink' in one &&
        one.SubLink.subLinkType === 'ANY_SUBLINK' &&
        namesOf(one.SubLink.operName).join('') in EQUALS
      ) {
        const { testexpr, subselect } = one.SubLink
        const found = subselect === undefined ? NOTHING : this.statement(subselect, new Scope(scope))
        const isCut = subselect !== undefined && cutsRows(subselect)
        for (const [at, part] of partsOf(testexpr).entries()) {
          const place = [...found.values()][at]
          const tested = this.placeOf(part, scope)
          if (place !== undefined) this.#link({ place, isOuter: isCut }, tested, optional)
        }
      } else this.subqueries(one, scope)
    }
  }

  #equality(
    { kind, lexpr, rexpr }: Extract<Node, { A_Expr: unknown }>['A_Expr'],
    scope: Scope,
    optional: ReadonlySet<Place> | null,
  ): void {
    if (lexpr === undefined || rexpr === undefined) return
    if (kind === 'AEXPR_OP_ANY') {
      const label = isGiven(rexpr) ? `any of ${labelOf(rexpr)}` : undefined
      this.#link({ place: this.flow.place(label), isOuter: true }, this.placeOf(lexpr, scope), optional)
      this.subqueries(rexpr, scope)
    } else if (kind === 'AEXPR_IN') {
      const rows = ('List' in rexpr ? (rexpr.List.items ?? []) : []).map(partsOf)
      for (const [at, part] of partsOf(lexpr).entries()) {
        const place = this.anyOf(
          rows.flatMap((row) => row[at] ?? []),
          scope,
        )
        this.#link({ place, isOuter: true }, this.placeOf(part, scope), optional)
      }
    } else if (kind === 'AEXPR_OP') {
      const right = partsOf(rexpr)
      for (const [at, part] of partsOf(lexpr).entries()) {
        const other = right[at]
        if (other !== undefined) this.#link(this.placeOf(part, scope), this.placeOf(other, scope), optional)
      }
    } else this.subqueries([lexpr, rexpr], scope)
  }

  /** From a statement around another one values flow in, never out. */
  #link(left: Found, right: Found, optional: ReadonlySet<Place> | null): void {
    const may = (to: Found): boolean => !to.isOuter && (optional === null || optional.has(to.place))
    if (may(right)) this.flow.flows(left.place, right.place)
    if (may(left)) this.flow.flows(right.place, left.place)
  }

  protected placeOf(expression: Node, scope: Scope): Found {
    const bare = withoutCasts(expression)
    if (isGiven(bare)) return { place: this.flow.place(labelOf(bare)), isOuter: true }
    if ('ColumnRef' in bare) {
      const found = scope.find(namesOf(bare.ColumnRef.fields))
      if (found !== null) return found
    } else if (
      'SubLink' in bare &&
      bare.SubLink.subLinkType === 'EXPR_SUBLINK' &&
      bare.SubLink.subselect !== undefined
    ) {
      const [place] = this.statement(bare.SubLink.subselect, new Scope(scope)).values()
      if (place !== undefined) return { place, isOuter: true }
    } else this.subqueries(bare, scope)
    return { place: this.flow.place(), isOuter: true }
  }

  /** A place that holds one of several values: known where all are. */
  protected anyOf(values: readonly Node[], scope: Scope): Place {
    const [first] = values
    if (values.length === 1 && first !== undefined) return this.placeOf(first, scope).place
    return this.flow.union(values.map((value) => this.placeOf(value, scope).place))
  }

  protected subqueries(tree: unknown, scope: Scope): void {
    visitTree([tree], (kind, node) => {
      if (kind !== 'SubLink') return false
      const { subselect, testexpr } = node as Extract<Node, { SubLink: unknown }>['SubLink']
      if (subselect !== undefined) this.statement(subselect, new Scope(scope))
      this.subqueries(testexpr, scope)
      return true
    })
  }

  #noteAsked(condition: Node | undefined, scope: Scope): void {
    visitTree([condition], (kind, node) => {
      if (kind === 'ColumnRef') {
        const names = namesOf((node as Extract<Node, { ColumnRef: unknown }>['ColumnRef']).fields)
        scope.find(names)?.source.mention?.asked.add(names.at(-1) ?? '')
      }
      if (kind === 'SubLink' && 'testexpr' in node) this.#noteAsked(node.testexpr as Node, scope)
      return kind === 'SubLink'
    })
  }
}
