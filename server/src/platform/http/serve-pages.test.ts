import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { SiteFile } from '@podcastai/contracts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './answer-errors.ts'
import { ownSite } from './own-landing.ts'
import { servePages } from './serve-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'podcastai-pages-'))
const pages = { served: join(folder, 'pages'), render: join(folder, 'render') }

beforeAll(() => {
  mkdirSync(join(pages.served, 'assets'), { recursive: true })
  mkdirSync(pages.render)
  writeFileSync(join(pages.served, 'index.html'), 'the app')
  writeFileSync(join(pages.served, 'landing.html'), 'the samples')
  writeFileSync(join(pages.served, 'assets/app-1.js'), 'plain')
  writeFileSync(join(pages.served, 'assets/app-1.js.br'), brotliCompressSync('packed'))
  writeFileSync(join(pages.render, 'landing.html'), 'own: ')
  const program = 'export const renderLanding = (template, site) => template + site.testimonials[0].text'
  writeFileSync(join(pages.render, 'render-landing.js'), program)
  writeFileSync(join(pages.render, 'package.json'), '{"type":"module"}')
})
afterAll(() => rmSync(folder, { recursive: true }))

async function serving(site: SiteFile | null = null) {
  const app = Fastify()
  answerErrors(app)
  await servePages(app, pages, site)
  return app
}

test('[LAND-01] [LAND-02] / and /landing are the landing page, other addresses the app, a file that is gone is 404', async () => {
  const app = await serving()
  for (const url of ['/', '/landing', '/landing?from=mail']) expect((await app.inject(url)).body).toBe('the samples')
  for (const url of ['/dashboard', '/no/such/page']) expect((await app.inject(url)).body).toBe('the app')
  expect((await app.inject('/assets/app-0.js')).statusCode).toBe(404)
})

test('files with a hash are kept for good and come compressed, pages are asked for each time', async () => {
  const app = await serving()
  const packed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('packed')
  expect((await app.inject('/assets/app-1.js')).body).toBe('plain')
  expect((await app.inject('/dashboard')).headers['cache-control']).toBe('no-cache')
})

test('[LAND-15] an operator’s own landing page is sent, compressed and only when it changed', async () => {
  const testimonial = { text: 'It found the line I forgot.', name: 'Ada Roth', role: 'The Long Table', stars: 5 }
  const app = await serving({ testimonials: [testimonial] })
  const first = await app.inject('/')
  expect(first.body).toBe(`own: ${testimonial.text}`)
  const packed = await app.inject({ url: '/landing', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(`own: ${testimonial.text}`)
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('the landing page is told of free episodes where they are given before a plan', () => {
  const site = { figures: [{ figure: '4 h', words: 'saved' }] }
  expect(ownSite(null, { billing: 'test', freeEpisodes: 1 })).toEqual({ freeEpisodes: 1 })
  expect(ownSite(site, { billing: 'stripe', freeEpisodes: 2 })).toEqual({ ...site, freeEpisodes: 2 })
  expect(ownSite(null, { billing: 'test', freeEpisodes: 0 })).toBeNull()
})

test('[SUB-19] the landing page is told that everything is included where billing is off', () => {
  expect(ownSite(null, { billing: 'off', freeEpisodes: 1 })).toEqual({ isIncluded: true })
})
