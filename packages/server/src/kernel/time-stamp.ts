import { formatTime } from '@diandu/core/format'

/** Chinese wall-clock time as part of a name: `20261122-201500`. */
export const timeStamp = (at: number): string =>
  formatTime(at, 'yyyy-mm-dd hh:mm:ss').replaceAll(/[-:]/g, '').replace(' ', '-')
