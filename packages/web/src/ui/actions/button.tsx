import { useId, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon-paths.ts'
import type { RenderLink } from './link-props.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'

interface ButtonProps {
  readonly children: ReactNode
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'regular' | 'small'
  readonly icon?: IconName
  /** Under way: the words stay, nothing moves, further taps do nothing. */
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly block?: boolean
  /** One line under the button: what happens when it is pressed. */
  readonly consequence?: ReactNode
  readonly type?: 'button' | 'submit'
  readonly form?: string
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  /** Makes it a link that looks like a button. */
  readonly link?: RenderLink
  readonly describedBy?: string
}

export function Button(props: ButtonProps) {
  const {
    children,
    look = 'primary',
    size = 'regular',
    icon,
    busy = false,
    disabled = false,
    block = false,
    consequence,
    link,
  } = props
  const consequenceId = useId()
  const className = classNames(styles.button, styles[look], styles[size], block && styles.block, busy && styles.busy)
  const messages = (
    <span className={styles.messages}>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
      {icon && !busy && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  )
  const describedBy = classNames(props.describedBy, consequence !== undefined && consequenceId) || undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else props.onClick?.(event)
  }
  const control = link ? (
    link({ className, children: messages, ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }) })
  ) : (
    <button
      type={props.type ?? 'button'}
      form={props.form}
      className={className}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      onClick={press}
    >
      {messages}
    </button>
  )
  if (consequence === undefined) return control
  return (
    <div className={classNames(styles.withConsequence, block && styles.block)}>
      {control}
      <p id={consequenceId} className={styles.consequence}>
        {consequence}
      </p>
    </div>
  )
}
