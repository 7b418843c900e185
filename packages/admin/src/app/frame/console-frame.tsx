import { STAFF_ROLES, type Today } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { Badge, Button, Dropdown, Grid, Layout, Menu, Skeleton, Space, Tag } from 'antd'
import { Suspense, useState } from 'react'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { frameMessages, PAGE_GROUPS } from '../../messages/frame.messages.ts'
import { useDecisionDelivery } from '../decisions.tsx'
import { GateDialog } from '../access/gate-dialog.tsx'
import { useSignedIn } from '../access/self.tsx'
import { KeyHelp } from '../keys/key-help.tsx'
import { useKeyPresses, useKeys } from '../keys/use-keys.ts'
import { usePageName } from '../page-name.ts'
import { PAGES, pagesFor, type ConsolePage } from '../pages.ts'
import { useMessages, usePreferences } from '../preferences.tsx'
import { useFailureNotice } from '../queries/use-act.ts'
import { QUEUE_MS, useLoad } from '../queries/use-load.ts'
import { usePorts, useServices } from '../services.tsx'
import { useActivity } from '../use-activity.ts'
import { useLive } from '../use-live.ts'
import { NoSuchPage } from './no-such-page.tsx'
import { NotForRole } from './not-for-role.tsx'
import { PreferenceControls } from './preference-controls.tsx'

/** Menu, header and the page of the address, for staff who have logged in. */
export function ConsoleFrame() {
  const texts = useMessages(frameMessages)
  const { self } = useSignedIn()
  const [hasHelp, setHelp] = useState(false)
  const isWide = Grid.useBreakpoint().lg === true
  const goTo = useNavigate()
  const pages = pagesFor(self.roles)
  const { work } = usePorts()
  // Not by the menu: another one takes its place once the width is known, and its request would be asked again.
  const queues = useLoad(['today'], work.today, { everyMs: QUEUE_MS }).data?.queues ?? []
  useActivity()
  useLive()
  useDecisionDelivery()
  useKeyPresses()
  useKeys({
    ...Object.fromEntries(pages.map(({ letter, path }) => [`g ${letter}`, () => void goTo(path)])),
    '?': () => setHelp(true),
    '/': () => document.querySelector<HTMLInputElement>('.frame-page input[type="search"]')?.focus(),
  })
  return (
    <Layout className="frame">
      <Layout.Header className="frame-header">
        <Link className="brand" to="/">
          {texts.brand}
        </Link>
        <HeaderControls onHelp={() => setHelp(true)} />
      </Layout.Header>
      <Layout className="frame-body" hasSider={isWide}>
        {isWide ? (
          <Layout.Sider className="frame-menu" width={208} theme="light">
            <MainMenu mode="inline" queues={queues} />
          </Layout.Sider>
        ) : (
          <MainMenu mode="horizontal" queues={queues} />
        )}
        <Layout.Content className="frame-page">
          <Suspense fallback={<Skeleton active />}>
            <Routes>
              {PAGES.map(({ name, route, act, Page }) => (
                <Route
                  key={name}
                  path={route}
                  element={pages.some((page) => page.name === name) ? <Page /> : <NotForRole act={act} />}
                />
              ))}
              <Route path="*" element={<NoSuchPage />} />
            </Routes>
          </Suspense>
        </Layout.Content>
      </Layout>
      {hasHelp && <KeyHelp pages={pages} onClose={() => setHelp(false)} />}
      <GateDialog />
    </Layout>
  )
}

interface MainMenuProps {
  readonly mode: 'inline' | 'horizontal'
  readonly queues: Today['queues']
}

function MainMenu({ mode, queues }: MainMenuProps) {
  const texts = useMessages(frameMessages)
  const { self } = useSignedIn()
  const { pathname } = useLocation()
  const pageName = usePageName()
  const open = PAGES.find(({ path }) => (path === '/' ? pathname === '/' : pathname.startsWith(path)))
  const pages = pagesFor(self.roles)
  const itemOf = (page: ConsolePage) => {
    const { name, path, queue } = page
    const standing = queues.find((one) => one.queue === queue)
    return {
      key: name,
      label: (
        <Link className="menu-row" to={path}>
          <span className="menu-name" title={pageName(page)}>
            {pageName(page)}
          </span>
          {standing !== undefined && standing.waiting > 0 && (
            <Badge
              count={standing.waiting}
              overflowCount={999}
              {...(standing.late > 0 ? {} : { color: '#595959' })}
              size="small"
            />
          )}
        </Link>
      ),
    }
  }
  const headed = PAGE_GROUPS.flatMap((group) => {
    const children = pages.filter((page) => page.group === group).map(itemOf)
    if (children.length === 0) return []
    const heading = { key: `group ${group}`, label: texts.groups[group], children }
    return [mode === 'inline' ? { ...heading, type: 'group' as const } : heading]
  })
  return (
    <nav aria-label={texts.menu}>
      <Menu
        mode={mode}
        selectedKeys={open === undefined ? [] : [open.name]}
        items={[...pages.filter(({ group }) => group === undefined).map(itemOf), ...headed]}
      />
    </nav>
  )
}

function HeaderControls({ onHelp }: { readonly onHelp: () => void }) {
  const texts = useMessages(frameMessages)
  const { locale } = usePreferences()
  const { self, leave } = useSignedIn()
  const { held } = useServices()
  const { access } = usePorts()
  const queries = useQueryClient()
  const notice = useFailureNotice()
  const goTo = useNavigate()

  async function logOut(): Promise<void> {
    await held.flush()
    const result = await access.logOut()
    if (!result.ok && result.failure.kind !== 'login-required') return notice(result.failure)
    queries.clear()
    leave()
  }

  return (
    <Space className="header-controls" size="middle">
      <Space className="header-roles" size={4} wrap>
        {self.roles.map((role) => (
          <Tag key={role} color="blue">
            {nameIn(STAFF_ROLES[role], locale)}
          </Tag>
        ))}
      </Space>
      <PreferenceControls />
      <Button size="small" type="text" title={texts.keys} aria-label={texts.keys} onClick={onHelp}>
        ?
      </Button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'sessions', label: texts.pages.sessions, onClick: () => void goTo('/sessions') },
            { key: 'out', label: texts.logOut, danger: true, onClick: () => void logOut() },
          ],
        }}
      >
        <Button type="text">{self.name}</Button>
      </Dropdown>
    </Space>
  )
}
