import { useState } from 'react'
import { STORED_AS } from '@diandu/core/session'
import { useDevice } from '../../../app/device/device-context.ts'

const KEY = STORED_AS.hiddenAmounts

/** Whether amounts are covered; remembered on this device. */
export function useHiddenAmounts(): readonly [isHidden: boolean, toggle: () => void] {
  const { local } = useDevice().storage
  const [isHidden, setHidden] = useState(() => local.read(KEY) === '1')
  const toggle = () => {
    setHidden(!isHidden)
    if (isHidden) local.remove(KEY)
    else local.write(KEY, '1')
  }
  return [isHidden, toggle]
}
