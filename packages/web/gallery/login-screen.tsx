import { useState } from 'react'
import { Button } from '../src/ui/actions/button.tsx'
import { Checkbox } from '../src/ui/choices/checkbox.tsx'
import { CodeField } from '../src/ui/inputs/code-field.tsx'
import { SlidePuzzle } from '../src/ui/choices/slide-puzzle.tsx'
import { Tabs } from '../src/ui/navigation/tabs.tsx'
import { TextField } from '../src/ui/inputs/text-field.tsx'
import { Bar } from './gallery-parts.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import { PIECE_URL, PUZZLE_URL } from './puzzle-picture.ts'
import styles from './gallery.module.css'

export function LoginScreen() {
  const [way, setWay] = useState('code')
  const [mobile, setMobile] = useState('13800138000')
  const [code, setCode] = useState('4826')
  const [password, setPassword] = useState('correct horse')
  const [isAgreed, setIsAgreed] = useState(false)
  const [state, setState] = useState<'idle' | 'passed' | 'failed'>('idle')
  return (
    <GalleryScreen
      topBar={
        <Bar
          title="登录"
          end={
            <Button look="quiet" size="small">
              注册
            </Button>
          }
        />
      }
    >
      <Tabs
        label="登录方式"
        current={way}
        onChange={setWay}
        tabs={[
          { key: 'code', label: '短信登录' },
          { key: 'password', label: '密码登录' },
        ]}
      >
        <div className={styles.page}>
          <div className={styles.form}>
            <TextField
              label="手机号"
              name="mobile"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              prefix="+86"
              value={mobile}
              onChange={setMobile}
              clearLabel="清空手机号"
              hint="未注册的手机号会自动创建账号"
            />
            {way === 'code' ? (
              <CodeField
                label="短信验证码"
                value={code}
                onChange={setCode}
                aside={
                  <Button look="quiet" size="small">
                    48 秒后重发
                  </Button>
                }
              />
            ) : (
              <TextField
                label="密码"
                name="password"
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={setPassword}
                revealLabels={{ show: '显示密码', hide: '隐藏密码' }}
                error="手机号或密码不对，还可以再试 9 次"
              />
            )}
            <SlidePuzzle
              imageUrl={PUZZLE_URL}
              pieceUrl={PIECE_URL}
              width={320}
              height={160}
              pieceTop={56}
              pieceWidth={48}
              state={state}
              label="拼图滑块，用左右方向键移动，回车确认"
              imageAlt="缺了一块的图"
              message={
                state === 'failed' ? '差一点，再试一次' : state === 'passed' ? '验证通过' : '拖动滑块，把缺的一块补上'
              }
              onCommit={(offset) => setState(Math.abs(offset - 190) < 6 ? 'passed' : 'failed')}
            />
            <Checkbox checked={isAgreed} onChange={setIsAgreed}>
              同意<a href="?screen=order">《用户协议》</a>和<a href="?screen=order">《隐私政策》</a>
            </Checkbox>
            <Button block disabled={!isAgreed}>
              登录
            </Button>
          </div>
        </div>
      </Tabs>
    </GalleryScreen>
  )
}
