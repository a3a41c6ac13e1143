import { expect, signIn, test, uploadProject } from './fixtures.ts'

test('[LAND-22] every route exists, and only those', async ({ page, context }) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person, { filename: 'My talk.vtt', generate: false })
  const headings = {
    '/': /^Welcome, /,
    '/landing': /You already said it/,
    '/create': 'Upload a transcript',
    [`/project/${id}`]: 'My talk',
    [`/transcript/${id}`]: 'My talk',
    [`/processing/${id}`]: 'My talk',
    '/register': 'Create your account',
    '/subscribe': /./,
    '/dashboard': /^Welcome, /,
    '/login': 'Login',
    '/clip-thumbnails': 'Social Media Text Overlays',
    '/clip-thumbnail': 'Page Not Found',
  }
  for (const [path, name] of Object.entries(headings)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    if (path !== '/clip-thumbnail') await expect(page.getByText('Page Not Found')).toHaveCount(0)
  }
})
