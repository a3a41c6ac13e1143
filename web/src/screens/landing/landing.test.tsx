import type { OwnSite, SiteFile } from '@podcastai/contracts'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createSite } from '../../features/landing/site.ts'
import { renderLanding as sentPage } from '../../render-landing.tsx'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { GetStartedCard } from './get-started-card.tsx'
import { LandingScreen } from './landing-screen.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function renderLanding(supplied: OwnSite = {}) {
  Element.prototype.scrollIntoView = () => undefined
  return render(<LandingScreen site={createSite(supplied)} Card={GetStartedCard} />)
}

test('[LAND-04] [LAND-05] the landing screen shows headline, badge and chips', async () => {
  renderLanding()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('You already said it.')
  for (const words of [
    'AI-Powered Content Transformation',
    'Instant AI Generation',
    '8 Content Formats',
    'Team Collaboration',
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

test('[LAND-06] [LAND-07] Sign In is open, and Sign Up notes what the user agrees to', async () => {
  renderLanding()
  const card = await screen.findByRole('region', { name: 'Get Started Today' })
  expect(within(card).getByRole('tab', { name: 'Sign In', selected: true })).toBeTruthy()
  await userEvent.click(within(card).getByRole('tab', { name: 'Sign Up' }))
  expect(await within(card).findByRole('link', { name: 'Terms of Service' })).toBeTruthy()
  expect(card.textContent).toContain('By signing up you agree to the Terms of Service and Privacy Policy.')
})

test('choosing a plan opens the Sign Up tab with its first field focused', async () => {
  renderLanding()
  await userEvent.click(await screen.findByRole('button', { name: 'Start with Team' }))
  expect(await screen.findByText(/You chose Team, \$19\.99 per month/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email Address'))
})

test('a sign-in without a response blocks nothing else', async () => {
  fakeServer({ 'POST /api/auth/login': () => new Promise(() => {}) })
  renderLanding()
  await userEvent.type(await screen.findByLabelText('Email'), 'maya@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  await userEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Start with Team' }))
  expect(await screen.findByText(/You chose Team, \$19\.99 per month/)).toBeTruthy()
})

test('[LAND-11] [LAND-12] eight formats', async () => {
  renderLanding()
  const grid = await screen.findByRole('region', { name: 'Eight formats from one transcript' })
  expect(within(grid).getAllByRole('listitem')).toHaveLength(8)
})

test('[LAND-13] [LAND-24] the claims are unchanged and marked as samples', async () => {
  renderLanding()
  const claims = await screen.findByRole('region', { name: 'What we aim for' })
  expect(
    within(claims)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['300%engagement increase', '10xfaster content creation', '50+hours saved monthly'])
  expect(within(claims).getByText('Sample')).toBeTruthy()
})

test('[LAND-14] [LAND-16] three five-star testimonials, each marked as a sample', async () => {
  renderLanding()
  const voices = await screen.findByRole('region', { name: 'What hosts say' })
  expect(within(voices).getAllByRole('img', { name: '5 of 5 stars' })).toHaveLength(3)
  expect(within(voices).getAllByText('Sample')).toHaveLength(3)
})

test('[LAND-17] [LAND-18] [LAND-19] two plans with their prices and contents', async () => {
  renderLanding()
  const plan = async (name: string) => within(await screen.findByRole('article', { name }))
  const individual = await plan('Individual plan')
  for (const words of ['$4.99', 'Unlimited transcripts', '8 formats', 'CSV exports', 'Edit and customize'])
    expect(individual.getByText(words)).toBeTruthy()
  const team = await plan('Team plan')
  for (const words of [
    '$19.99',
    'Most Popular',
    'Everything in Individual',
    'Up to 5 members',
    'Collaboration',
    'Shared library',
    'Priority support',
  ])
    expect(team.getByText(words)).toBeTruthy()
})

test('[LAND-03] [LAND-20] [LAND-23] header and footer; any other address is not found', async () => {
  renderLanding()
  expect(within(await screen.findByRole('banner')).getByRole('link', { name: 'PodcastAI' })).toBeTruthy()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: /^Terms/ }).getAttribute('href')).toBe('/terms')
  expect(footer.getByRole('link', { name: /^Privacy/ }).getAttribute('href')).toBe('/privacy')
  cleanup()
  renderApp('/nowhere/at/all')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

function expectShortText() {
  const words = screen.getByRole('main').textContent?.split(/\s+/).length ?? 0
  expect(words).toBeGreaterThan(150)
  expect(words).toBeLessThan(1500)
}

test('[LAND-21] terms and privacy are real pages, and short', async () => {
  fakeServer({})
  renderApp('/terms')
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })).toBeTruthy()
  expect(document.title).toBe('Terms of Service · PodcastAI')
  expect(screen.getByText(/marked “Word for word.”/)).toBeTruthy()
  expectShortText()
  expect(screen.queryByText(/verified/i)).toBeNull()
  cleanup()
  renderApp('/privacy')
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy()
  expect(document.title).toBe('Privacy Policy · PodcastAI')
  expect(screen.getByText(/No tracking, no advertising/)).toBeTruthy()
  expectShortText()
  const mails = screen.getByText(/If the operator has set up mail/).textContent ?? ''
  for (const mail of ['confirm your address', 'new password', 'invitations to teams', 'mentions you', 'is ready'])
    expect(mails).toContain(mail)
})

const supplied: SiteFile = {
  testimonials: [{ text: 'It found the line I forgot.', name: 'Ada Roth', role: 'The Long Table </script>', stars: 4 }],
}

test('[LAND-15] [LAND-24] the operator’s texts have no mark, and samples fill in for the rest', () => {
  renderLanding(supplied)
  const voices = screen.getByRole('region', { name: 'What hosts say' })
  expect(within(voices).getByText('It found the line I forgot.')).toBeTruthy()
  expect(within(voices).getAllByRole('img', { name: '4 of 5 stars' })).toHaveLength(1)
  expect(within(voices).queryByText(/sample/i)).toBeNull()
  const figures = screen.getByRole('region', { name: 'What we aim for' })
  expect(within(figures).getByText('Sample')).toBeTruthy()
  cleanup()
  renderLanding({ figures: [{ figure: '4 h', words: 'saved on each episode' }] })
  const own = screen.getByRole('region', { name: 'What we aim for' })
  expect(within(own).getByRole('listitem').textContent).toBe('4 hsaved on each episode')
  expect(within(own).queryByText('Sample')).toBeNull()
  expect(screen.getByText('Sample Host')).toBeTruthy()
})

test('free episodes are mentioned above the fold and at the prices, only if there are any', () => {
  const text = 'Your first episode is free, with all formats and exports. No card needed.'
  renderLanding({ freeEpisodes: 1 })
  expect(screen.getAllByText(text)).toHaveLength(2)
  expect(within(screen.getByRole('region', { name: 'Two plans' })).getByText(text)).toBeTruthy()
  cleanup()
  renderLanding({ freeEpisodes: 3 })
  expect(screen.getAllByText(/Your first 3 episodes are free/)).toHaveLength(2)
  cleanup()
  renderLanding()
  expect(screen.queryByText(/free/i)).toBeNull()
})

test('[SUB-19] when payments are off, no price is shown and no payment follows the sign-up', async () => {
  renderLanding({ isIncluded: true })
  for (const name of ['Individual plan', 'Team plan'])
    expect(within(screen.getByRole('article', { name })).getByText('Included')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Start with Team' }))
  expect(document.activeElement).toBe(await screen.findByLabelText('Email Address'))
  expect(document.body.textContent).not.toMatch(/\$\d|per month|You pay|Cancel anytime/)
})

test('[LAND-15] the served page has the operator’s texts, and its script reads the same', async () => {
  const complaints: unknown[] = []
  document.body.innerHTML = sentPage('<div id="root"><!--landing--></div><!--site-->', supplied)
  expect(document.body.textContent).toContain('It found the line I forgot.')
  expect(document.body.textContent).not.toContain('Sample Host')
  const site = createSite(JSON.parse(document.getElementById('site')?.textContent ?? ''))
  const container = document.getElementById('root') as HTMLElement
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  email.value = 'maya@example.org'
  render(<LandingScreen site={site} Card={GetStartedCard} />, {
    container,
    hydrate: true,
    onRecoverableError: (error) => complaints.push(error),
  })
  await userEvent.click(screen.getByRole('button', { name: /9:52/ }))
  expect(complaints).toEqual([])
  expect(screen.getByLabelText('Email')).toBe(email)
  expect(email.value).toBe('maya@example.org')
})
