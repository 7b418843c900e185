import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const SESSIONS = [
  { id: 's1', openedAt: NOW, seenAt: NOW, address: '10.1.2.3', isThis: true },
  { id: 's2', openedAt: NOW, seenAt: NOW, address: '10.1.2.9', isThis: false },
]

it('another session of one’s own is ended, the current one is not offered', async () => {
  const { user, state } = openConsole('/sessions', { sessions: SESSIONS })
  await user.click(await screen.findByRole('button', { name: '结束' }))
  await waitFor(() => expect(screen.queryByText('10.1.2.9')).toBeNull())
  expect(state.sessions.map(({ id }) => id)).toEqual(['s1'])
})
