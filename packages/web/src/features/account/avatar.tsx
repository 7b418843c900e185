import styles from './avatar.module.css'
import { initialOf } from './me/me-view.ts'

interface AvatarProps {
  readonly username: string
  readonly url: string | null
  readonly size?: 'medium' | 'large'
}

/** A person's picture, or the first character of the name. Beside the name, so it says nothing of its own. */
export function Avatar({ username, url, size = 'medium' }: AvatarProps) {
  return (
    <span className={styles[size]} aria-hidden="true">
      {url === null ? initialOf(username) : <img src={url} alt="" />}
    </span>
  )
}
