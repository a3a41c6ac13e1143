// Creates the landing page from Vite's output: its markup is in the HTML, and signed-in users get the app at the same
// address without a redirect.
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { compressFiles } from './compress-files.ts'
import { askForDashboard, earlyScreens, listEntryFiles, useStoredTheme } from './early-screens.ts'
import { freshBuild, swapIn } from './swap-in.ts'

/** `dist/pages` is served; `dist/render` holds the landing page's template and the program that renders it. */
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
      // The development server has no content security policy against inline scripts, and no built file to name.
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

/** Lets the existing markup paint before its styles are loaded; the app's script waits for them. */
function withoutWaiting(page: string): string {
  const styles = /<link rel="stylesheet"[^>]*>/.exec(page)?.[0] ?? ''
  return page.replace(styles, '').replace('<noscript>', `${styles}\n    <noscript>`)
}

/** Writes a script under a name with its hash; returns its address. */
function writeScript(pages: string, name: string, script: string): string {
  const file = `assets/${name}-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(pages, file), script)
  return `/${file}`
}

/**
 * Returns the script that runs before the first paint: at '/' with a stored session it hides the landing page's markup
 * (see styles.css) and loads all of the app's files at once.
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
  // Storage is blocked: nobody can be signed in.
}
`
}
