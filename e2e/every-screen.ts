// A table of every screen in its usual state, for all checks that visit them.
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import {
  alterAnswers,
  buildMember,
  buildPerson,
  expect,
  newPerson,
  payForTeam,
  type SignedIn,
  uploadProject,
} from './fixtures.ts'

export type World = {
  /** Just signed up: no plan, no project. */
  newcomer: SignedIn
  /** Leads a team of three and has three projects. */
  maya: SignedIn
  /** Maya's projects, newest last. */
  projects: readonly string[]
  /** A public link to the newest. */
  shareToken: string
}

export type Screen = {
  name: string
  as: 'nobody' | 'newcomer' | 'maya'
  path: string | ((world: World) => string)
  /** The heading that shows the screen has loaded. */
  heading: string | RegExp
  /** Waits until the opened screen is in the state to check. */
  waitUntilShown?: (page: Page) => Promise<unknown>
  /** Gets from the opened screen to the state to check, which may differ between window sizes. */
  act?: (page: Page) => Promise<unknown>
}

/** Creates the data behind the screens through the API. */
export async function buildWorld(context: BrowserContext): Promise<World> {
  const newcomer = await buildPerson(context, { subscribed: false })
  const maya = await buildPerson(context)
  await payForTeam(context, maya)
  await buildMember(context, maya, 'manager')
  const headers = { 'x-session-id': maya.sessionId }
  await context.request.post('/api/team/members', { headers, data: { email: newPerson().email, role: 'user' } })
  await context.request.put('/api/team/settings', { headers, data: settings })
  const projects: string[] = []
  for (const [file, filename] of Object.entries(episodes)) {
    const id = await uploadProject(context, maya, { file: join(import.meta.dirname, '../samples', file) })
    await context.request.patch(`/api/transcripts/${id}/rename`, { headers, data: { filename } })
    projects.push(id)
  }
  await editFirstQuote(context, projects.at(-1) ?? '', headers)
  const shared = await context.request.post(`/api/transcripts/${projects.at(-1)}/share-links`, { headers })
  const { token: shareToken } = await shared.json()
  return { newcomer, maya, projects, shareToken }
}

/** Saves a second version of the quotes with one word changed. */
async function editFirstQuote(context: BrowserContext, id: string, headers: { 'x-session-id': string }) {
  const { quotes } = await (await context.request.get(`/api/transcripts/${id}/content`, { headers })).json()
  const content = quotes.map((quote: { text: string }, at: number) =>
    at === 0 ? { ...quote, text: quote.text.replace(/\S+$/, 'today.') } : quote,
  )
  await context.request.put(`/api/transcripts/${id}/content/quotes`, { headers, data: { content } })
}

const settings = {
  podcastName: 'Small Doors',
  podcastDescription: 'Owners of small businesses about the one decision that changed them.',
  hostNames: 'Maya Brandt',
  brandVoice: 'casual',
  savedHashtags: ['#smallbusiness', '#craft'],
  podcastFooter: 'Music: Nils Arden',
}

const episodes = {
  'the-repair-cafe.txt': 'The repair café',
  'the-river-under-the-car-park.srt': 'The river under the car park',
  'the-bakery-that-closed-on-saturdays.vtt': 'The bakery that closed on Saturdays',
}

const spoken =
  'Every Saturday I sold out by ten and every Saturday I lost money. The flour cost more, the extra baker cost more, and what was left at the end of the day was me, asleep on a sack. So I closed on Saturdays. The first month I was sure that I had ruined us. The second month the same people came on Friday, and they bought twice as much.'

/** Content types as URLs name them. */
export const contentTypes = [
  'social_media',
  'quotes',
  'video_clips',
  'viral_clips',
  'youtube_script',
  'thumbnail_design',
  'episode_titles',
  'carousel_posts',
] as const

const newest = ({ projects }: World) => projects.at(-1) ?? ''
const bakery = 'The bakery that closed on Saturdays'
/** Dashboard tabs as URLs name them. */
export const dashboardTabs = ['recent', 'all', 'insights', 'help', 'profile', 'subscription', 'team', 'settings']

/**
 * All screens, signed out first. The clip tool with results comes after the empty one, because the browser keeps the
 * results.
 */
export const everyScreen: readonly Screen[] = [
  { name: 'landing', as: 'nobody', path: '/landing', heading: 'You already said it.' },
  { name: 'login', as: 'nobody', path: '/login', heading: 'Login' },
  { name: 'register', as: 'nobody', path: '/register', heading: 'Create your account' },
  { name: 'forgot-password', as: 'nobody', path: '/forgot-password', heading: 'Forgot password?' },
  { name: 'reset-password', as: 'nobody', path: '/reset-password?token=abc', heading: 'Set a new password' },
  { name: 'sample', as: 'nobody', path: '/sample', heading: bakery },
  { name: 'terms', as: 'nobody', path: '/terms', heading: 'Terms of Service' },
  { name: 'privacy', as: 'nobody', path: '/privacy', heading: 'Privacy Policy' },
  { name: 'not-found', as: 'nobody', path: '/nowhere', heading: 'Page Not Found' },
  { name: 'shared', as: 'nobody', path: ({ shareToken }) => `/shared/${shareToken}`, heading: bakery },
  { name: 'shared-unknown', as: 'nobody', path: '/shared/abc', heading: 'This link doesn’t work' },
  { name: 'subscribe', as: 'newcomer', path: '/subscribe', heading: /./ },
  { name: 'dashboard-empty', as: 'newcomer', path: '/dashboard', heading: 'Welcome,' },
  { name: 'create-without-plan', as: 'newcomer', path: '/create', heading: 'Upload a transcript' },
  ...dashboardTabs.map((tab) => ({
    name: `dashboard-${tab}`,
    as: 'maya' as const,
    path: `/dashboard?tab=${tab}`,
    heading: ['profile', 'subscription', 'team', 'settings'].includes(tab) ? 'Your account' : 'Welcome,',
  })),
  {
    name: 'search',
    as: 'maya',
    path: '/dashboard?tab=all',
    heading: 'Welcome,',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Search all projects' }).fill('saturday')
      const places = page.getByRole('region', { name: 'In transcripts and content' })
      await expect(places.locator('mark').first()).toBeVisible()
    },
  },
  { name: 'create', as: 'maya', path: '/create', heading: 'Upload a transcript' },
  { name: 'uploaded', as: 'maya', path: (world) => `/transcript/${newest(world)}`, heading: bakery },
  { name: 'processing', as: 'maya', path: (world) => `/processing/${newest(world)}`, heading: bakery },
  ...contentTypes.map((type) => ({
    name: `project-${type}`,
    as: 'maya' as const,
    path: (world: World) => `/project/${newest(world)}?type=${type}`,
    heading: bakery,
    waitUntilShown: (page: Page) =>
      expect(page.getByRole('tabpanel').getByText('Generated', { exact: true })).toBeVisible(),
  })),
  {
    name: 'project-transcript',
    as: 'maya',
    path: (world) => `/project/${newest(world)}?type=quotes`,
    heading: bakery,
    act: showPassage,
  },
  {
    name: 'project-engine',
    as: 'maya',
    path: (world) => `/project/${newest(world)}?type=quotes`,
    heading: bakery,
    act: async (page) => {
      await page.getByRole('button', { name: 'About this project' }).click()
      await page.getByRole('button', { name: 'AI instructions' }).click()
      await expect(page.getByRole('dialog', { name: 'AI instructions' })).toBeVisible()
    },
  },
  {
    name: 'project-share',
    as: 'maya',
    path: (world) => `/project/${newest(world)}?type=quotes`,
    heading: bakery,
    act: async (page) => {
      await pressInHeader(page, 'Share')
      await page.getByRole('button', { name: 'Create a link' }).click()
      await expect(page.getByLabel('Your new link')).toBeVisible()
    },
  },
  {
    name: 'project-pictures',
    as: 'maya',
    path: (world) => `/project/${newest(world)}?type=carousel_posts`,
    heading: bakery,
    act: async (page) => {
      await pressInHeader(page, 'Export')
      await page.getByRole('radio', { name: 'Images' }).click()
      await page.getByText('Your own', { exact: true }).click()
      await page.getByRole('button', { name: 'Edit brand' }).click()
      await expect(page.getByRole('list', { name: 'Previews' }).getByRole('img').last()).toBeVisible()
    },
  },
  {
    name: 'project-comments',
    as: 'maya',
    path: (world) => `/project/${newest(world)}?type=quotes`,
    heading: bakery,
    act: async (page) => {
      await pressAct(page, /^Comment on quote/)
      const comment = page.getByLabel('Comment', { exact: true })
      // It may be open with the text of the last visit.
      await comment.clear()
      await comment.fill('Shall we open with it, @')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'project-note',
    as: 'maya',
    path: (world) => `/project/${newest(world)}?type=quotes`,
    heading: bakery,
    act: async (page) => {
      await pressInHeader(page, 'Comments')
      await page.getByRole('tab', { name: 'Note' }).click()
      await page.getByLabel('Shared note').fill('Publish on Friday.')
    },
  },
  {
    name: 'project-wish',
    as: 'maya',
    path: (world) => `/project/${newest(world)}?type=quotes`,
    heading: bakery,
    act: async (page) => {
      await pressAct(page, /^Swap quote/)
      await expect(page.getByRole('button', { name: 'Swap', exact: true })).toBeVisible()
    },
  },
  {
    name: 'project-version',
    as: 'maya',
    path: (world) => `/project/${newest(world)}?type=quotes`,
    heading: bakery,
    act: async (page) => {
      await page.getByRole('button', { name: /^Version 2/ }).click()
      await page.getByRole('button', { name: 'Compare version 1' }).click()
      await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible()
    },
  },
  {
    name: 'project-not-found',
    as: 'maya',
    path: '/project/00000000-0000-4000-8000-000000000000',
    heading: 'Project Not Found',
  },
  { name: 'clips-empty', as: 'maya', path: '/clip-thumbnails', heading: 'Social Media Text Overlays' },
  { name: 'clips', as: 'maya', path: '/clip-thumbnails', heading: 'Social Media Text Overlays', act: generateClips },
]

/** Opens a screen and waits until it has fully loaded. */
export async function openScreen(page: Page, screen: Screen, world: World): Promise<void> {
  if (screen.name === 'processing') {
    await alterAnswers<{ generation: object[] }>(page, `**/api/transcripts/${newest(world)}*`, (transcript) => ({
      ...transcript,
      revision: 'analyzing',
      status: 'analyzing',
      generation: transcript.generation.map((type, at) => ({ ...type, state: at < 3 ? 'generated' : 'generating' })),
    }))
  }
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(world))
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: screen.heading }).first()).toBeVisible()
  await screen.waitUntilShown?.(page)
  await screen.act?.(page)
  // Loading indicators: busy regions, skeletons, spinners.
  if (screen.name !== 'processing')
    await expect(page.locator('[aria-busy=true], .appear-late, .animate-spin')).toHaveCount(0)
}

/** On a phone, secondary project actions are in a menu. */
async function pressInHeader(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'About this project' }).click()
  await button.click()
}

async function showPassage(page: Page) {
  const jump = page.getByRole('tabpanel').getByRole('button', { name: /^Jump to/ })
  await jump.first().click()
  await expect(page.locator('mark').first()).toBeVisible()
}

async function generateClips(page: Page) {
  await page.getByLabel('Transcript of clip 1').fill(spoken)
  await page.getByRole('button', { name: 'Generate Thumbnail Options' }).click()
  await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
}

/** Presses an action of the first item that has it; on touch screens it is in the More menu. */
async function pressAct(page: Page, name: RegExp) {
  const card = page.getByRole('tabpanel')
  const more = card.getByRole('button', { name: /^More for quote/ }).first()
  await expect(card.getByRole('button', { name: /^Edit quote/ }).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await card.getByRole('button', { name }).first().click()
}
