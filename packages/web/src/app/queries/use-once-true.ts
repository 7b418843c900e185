import { useState } from 'react'

/**
 * True from the first time on. A question that failed is open again while it is asked once more: what was shown upon
 * its failure stays.
 */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue || isTrue
}
