import { refused } from '@diandu/core/kernel'

/** A proposal is about what was so when it was made. */
export const changedSince = () => refused('changed-elsewhere', '提出之后情况已变，请重新提出', 'state')
