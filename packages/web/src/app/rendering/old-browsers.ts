/*
 * Polyfills for Chrome 79 to 109 and Safari 14 and 15, as the product and its libraries need them. Newer browsers never
 * fetch this file.
 */
import 'core-js/actual/aggregate-error'
import 'core-js/actual/array/at'
import 'core-js/actual/array/find-last'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/object/has-own'
import 'core-js/actual/string/at'
import 'core-js/actual/string/replace-all'

/** Chrome before 84 has no weak references: the value is held, and lives as long as what holds it. */
class HeldRef<T extends WeakKey> {
  readonly #held: T
  constructor(held: T) {
    this.#held = held
  }
  deref(): T {
    return this.#held
  }
}

if (typeof WeakRef === 'undefined') Object.assign(globalThis, { WeakRef: HeldRef })
