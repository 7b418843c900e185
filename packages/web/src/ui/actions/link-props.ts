import type { ReactNode } from 'react'

/** Props for the link that the caller makes: `link={(parts) => <Link to="/jd" {...parts} />}`. */
export interface LinkProps {
  readonly className: string
  readonly children: ReactNode
  readonly 'aria-current'?: 'page'
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string
}

export type RenderLink = (parts: LinkProps) => ReactNode
