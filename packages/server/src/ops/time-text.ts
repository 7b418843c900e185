import { formatTime } from '@diandu/core/format'

export const time = (at: number): string => formatTime(at, 'yyyy-mm-dd hh:mm')
