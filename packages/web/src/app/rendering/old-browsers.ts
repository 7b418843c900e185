/*
 * What the product and its libraries use and browsers before Chrome 110 and Safari 16 do not have, from Chrome 79 and
 * Safari 14 on. New browsers never fetch it.
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
