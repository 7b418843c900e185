import { BrandMark } from '../../ui/pictures/brand-mark.tsx'
import styles from './entrance.module.css'

/** Above a way in: whose door it is. */
export function Greeting({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <div className={styles.greeting}>
      <BrandMark />
      <div>
        <h2>{title}</h2>
        <p>{line}</p>
      </div>
    </div>
  )
}
