import { classNames } from '../class-names.ts'
import styles from './bar-item.module.css'

/** How what is beside a bar's action looks: an icon above its word. */
export const barItem = (isOn = false): string => classNames(styles.item, isOn && 'ferry')
