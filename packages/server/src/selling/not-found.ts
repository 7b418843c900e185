import { refused } from '@diandu/core/kernel'

/** Another person's listing is answered like one that never was. */
export const notFound = () => refused('not-found', '没有找到这家店铺', 'id')
