// Makes the landing page of what Vite built: its markup stands in the HTML, and whoever is signed in gets the app in
// its place without a detour.
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { compressFiles } from './compress-files.ts'
import { askForDashboard, earlyScreens, listEntryFiles, useStoredTheme } from './early-screens.ts'
import { freshBuild, swapIn } from './swap-in.ts'

/** `dist/pages` is served; `dist/render` holds the template of the landing page and the program that fills it. */
export function landingPage(): Plugin {
  return {
    name: 'landing-page',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/') request.url = '/landing.html'
        if (request.url?.startsWith('/shared/')) request.url = '/shared.html'
        next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      // The development server has no policy against scripts in the page, and no built file to name.
      handler: (html, { server }) =>
        server && html.replace('<!--choose-page-->', `<script>${choosePage('/src/main.tsx', [])}</script>`),
    },
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
      const { root } = builder.config
      const fresh = join(root, freshBuild)
      await finishPages(join(fresh, 'pages'), join(fresh, 'render'))
      swapIn(fresh, join(root, 'dist'))
    },
  }
}

async function finishPages(pages: string, render: string): Promise<void> {
  renameSync(join(pages, 'manifest.json'), join(render, 'manifest.json'))
  const manifest = JSON.parse(readFileSync(join(render, 'manifest.json'), 'utf8')) as Manifest
  const app = listEntryFiles(manifest, 'index.html')
  const dashboard = listEntryFiles(manifest, 'src/screens/dashboard/dashboard-screen.tsx')
  const choosing = writeScript(pages, 'choose-page', choosePage(app[0] ?? '', [...new Set([...app, ...dashboard])]))
  const template = readFileSync(join(pages, 'landing.html'), 'utf8').replace(
    '<!--choose-page-->',
    `<script src="${choosing}"></script>`,
  )
  writeFileSync(join(render, 'landing.html'), template)
  const { renderLanding } = await import(`${pathToFileURL(join(render, 'render-landing.js'))}?${Date.now()}`)
  writeFileSync(join(pages, 'landing.html'), renderLanding(template, {}))

  const early = writeScript(pages, 'early-screens', earlyScreens(manifest))
  const page = readFileSync(join(pages, 'index.html'), 'utf8')
  writeFileSync(
    join(pages, 'index.html'),
    withoutWaiting(page.replace('<!--early-screens-->', `<script src="${early}"></script>`)),
  )
  await compressFiles(pages)
}

/** What stands in the page already is drawn before its styles are there; the app's script waits for them. */
function withoutWaiting(page: string): string {
  const styles = /<link rel="stylesheet"[^>]*>/.exec(page)?.[0] ?? ''
  return page.replace(styles, '').replace('<noscript>', `${styles}\n    <noscript>`)
}

/** Writes a script under a name that changes with it. Answers its address. */
function writeScript(pages: string, name: string, script: string): string {
  const file = `assets/${name}-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(pages, file), script)
  return `/${file}`
}

/**
 * The script that runs before anything is painted: at '/' with a stored session it hides the landing page's markup
 * (see styles.css) and loads the app with all its files at once.
 */
function choosePage(app: string, files: string[]): string {
  return `try {
  ${useStoredTheme}
  if (location.pathname === '/' && localStorage.getItem('sessionId')) {
    document.documentElement.dataset.page = 'app-coming'
    for (const href of ${JSON.stringify(files)})
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import(${JSON.stringify(app)})
    ${askForDashboard}
  }
} catch {
  // Storage is closed to us: nobody can be signed in.
}
`
}
