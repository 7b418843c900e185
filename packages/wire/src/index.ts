import { m } from '@diandu/core/orders'
export const q = m
