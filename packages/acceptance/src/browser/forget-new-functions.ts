/** Runs in the page before anything of it: takes away what browsers have learnt since Chrome 79. */
export function forgetNewFunctions(): void {
  const forget = (holder: object | undefined, ...names: readonly string[]): void => {
    for (const name of names) if (holder !== undefined) Reflect.deleteProperty(holder, name)
  }
  forget(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with')
  forget(Array, 'fromAsync')
  forget(String.prototype, 'at', 'replaceAll', 'isWellFormed', 'toWellFormed')
  forget(Object, 'hasOwn', 'groupBy')
  forget(Map, 'groupBy')
  forget(Promise, 'any', 'try', 'withResolvers')
  forget(
    Set.prototype,
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  )
  forget(URL, 'canParse', 'parse')
  forget(AbortSignal, 'any', 'timeout')
  forget(AbortSignal.prototype, 'throwIfAborted')
  forget(Crypto.prototype, 'randomUUID')
  forget(Element.prototype, 'replaceChildren', 'checkVisibility', 'setHTMLUnsafe', 'togglePopover')
  forget(
    globalThis,
    'AggregateError',
    'WeakRef',
    'FinalizationRegistry',
    'structuredClone',
    'scheduler',
    'reportError',
    'Iterator',
  )
}
