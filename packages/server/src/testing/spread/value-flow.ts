/** A column of one mention of a table, or a value that an expression has. */
export type Place = number

interface Union {
  readonly place: Place
  readonly arms: readonly Place[]
}

/**
 * Which places hold values that the statement was given. A label says which: `$1`, or a constant. What flows along
 * an arrow is equal at both ends, so it is known at one end where it is known at the other.
 */
export class ValueFlow {
  readonly #labels: Set<string>[] = []
  readonly #arrows: (readonly [from: Place, to: Place])[] = []
  readonly #unions: Union[] = []

  place(given?: string): Place {
    this.#labels.push(new Set(given === undefined ? [] : [given]))
    return this.#labels.length - 1
  }

  flows(from: Place, to: Place): void {
    this.#arrows.push([from, to])
  }

  /** A column of a UNION: known where it is known in every arm. */
  union(arms: readonly Place[]): Place {
    const place = this.place()
    this.#unions.push({ place, arms })
    return place
  }

  settle(): void {
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false
      const add = (place: Place, labels: Iterable<string>): void => {
        for (const label of labels) {
          if (this.labelsOf(place).has(label)) continue
          this.#labels[place]?.add(label)
          hasChanged = true
        }
      }
      for (const [from, to] of this.#arrows) add(to, this.labelsOf(from))
      for (const { place, arms } of this.#unions) {
        const [first, ...others] = arms.map((arm) => this.labelsOf(arm))
        if (first === undefined || [first, ...others].some((labels) => labels.size === 0)) continue
        const shared = [...first].filter((label) => others.every((labels) => labels.has(label)))
        add(place, shared.length > 0 ? shared : [`union ${place}`])
      }
    }
  }

  labelsOf(place: Place): ReadonlySet<string> {
    return this.#labels[place] ?? new Set()
  }
}
