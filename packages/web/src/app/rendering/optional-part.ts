import { lazy, type ComponentType } from 'react'

/** A part that the page can do without: where its code does not come, nothing is in its place. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
