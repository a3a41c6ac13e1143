import { buttonStyle, classNames, IconButton, lateComponent, Menu, MenuItem } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { Cpu, LayoutGrid, LogOut, Plus, Search } from 'lucide-react'
import { commandMenuKeys, setCommandMenu } from '../../lib/commands.ts'
import { useShows } from '../../lib/current-show.ts'
import { useHeaderTitle } from '../../lib/header-title.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { Brand } from './brand.tsx'
import { MentionsSign } from './mentions-sign.tsx'
import { useLogout } from './use-logout.ts'

const ShowSwitcher = lateComponent(async () => (await import('./show-switcher.tsx')).ShowSwitcher)

type Props = {
  username: string
  /** How to show 'Create Content': as the primary action, as an outline, or not at all. */
  create?: 'primary' | 'outline' | 'none'
}

/** The header of every signed-in screen. */
export function AppHeader({ username, create = 'outline' }: Props) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isOperator = useQuery(profileQuery()).data?.isOperator ?? false
  const title = useHeaderTitle()
  const hasSwitcher = useShows().hasSeveral && title === null
  return (
    <header data-bar="header" className="sticky top-0 z-30 h-14 border-b bg-surface">
      <div className="mx-auto flex h-full max-w-[1280px] items-center gap-2 px-6 max-md:px-4">
        <Brand
          title={title}
          className={classNames('mr-4 min-w-0', hasSwitcher && 'max-md:mr-0 max-md:[&>span]:only-read')}
        />
        {hasSwitcher && <ShowSwitcher />}
        <nav aria-label="Main" className="max-md:hidden">
          <Link
            to="/dashboard"
            aria-current={path === '/' || path === '/dashboard' ? 'page' : undefined}
            className="rounded-[7px] px-2.5 py-2 font-medium text-text-2 hover:text-text aria-[current=page]:bg-sunken aria-[current=page]:text-text"
          >
            Dashboard
          </Link>
        </nav>
        <div className={classNames('flex-1', hasSwitcher && 'max-md:hidden')} />
        <CommandMenuButton />
        <MentionsSign />
        {create !== 'none' && <CreateLink look={create} />}
        <span className="type-small ml-2.5 max-w-56 truncate text-text-2 max-md:hidden">Welcome, {username}</span>
        {!isOperator && <Avatar username={username} className="max-md:hidden" />}
        <PersonMenu username={username} isOperator={isOperator} />
        <LogoutButton />
      </div>
    </header>
  )
}

/** Opens the command menu for users without a keyboard or its shortcut. */
function CommandMenuButton() {
  const open = () => setCommandMenu(true)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="touch-area type-small relative flex h-8 w-60 items-center gap-2 rounded-control border bg-bg px-2.5 text-left text-text-2 transition-colors hover:border-line-strong max-desk:w-44 max-md:hidden"
      >
        <Search aria-hidden size={14} className="text-text-3" />
        <span className="flex-1 truncate">Search or jump to</span>
        <kbd className="type-time text-text-3 max-desk:hidden">{commandMenuKeys}</kbd>
      </button>
      <IconButton label="Search or jump to" size="medium" aria-haspopup="dialog" className="md:hidden" onClick={open}>
        <Search aria-hidden size={18} />
      </IconButton>
    </>
  )
}

function CreateLink({ look }: { look: 'primary' | 'outline' }) {
  return (
    <>
      <Link to="/create" className={buttonStyle({ variant: look, size: 'small', className: 'max-md:hidden' })}>
        <Plus aria-hidden size={16} />
        Create Content
      </Link>
      <Link
        to="/create"
        aria-label="Create Content"
        className={buttonStyle({ size: 'medium', square: true, className: 'md:hidden' })}
      >
        <Plus aria-hidden size={16} />
      </Link>
    </>
  )
}

function LogoutButton() {
  const logout = useLogout()
  return (
    <IconButton label="Logout" className="max-md:hidden" onClick={logout}>
      <LogOut aria-hidden size={16} />
    </IconButton>
  )
}

/** The account menu. On phones it also holds what doesn't fit into the header; the operator has extra entries. */
function PersonMenu({ username, isOperator }: { username: string; isOperator: boolean }) {
  const logout = useLogout()
  const navigate = useNavigate()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account of ${username}`}
          className={classNames('touch-area relative rounded-full p-1', !isOperator && 'md:hidden')}
        >
          <Avatar username={username} />
        </button>
      }
    >
      <p className="type-hint max-w-64 truncate px-2.5 py-2 text-text-3">Welcome, {username}</p>
      <MenuItem icon={<LayoutGrid aria-hidden />} onSelect={() => navigate({ to: '/dashboard' })}>
        Dashboard
      </MenuItem>
      {isOperator && (
        <MenuItem icon={<Cpu aria-hidden />} onSelect={() => navigate({ to: '/operator/model' })}>
          Language model
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden />} onSelect={logout}>
        Logout
      </MenuItem>
    </Menu>
  )
}

function Avatar({ username, className }: { username: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-7.5 shrink-0 place-items-center rounded-full bg-petrol-soft text-[13px] font-semibold text-petrol',
        className,
      )}
    >
      {getInitial(username)}
    </span>
  )
}

/** Returns the first visible letter, including an emoji or an accented letter. */
function getInitial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return (first?.segment ?? '?').toUpperCase()
}
