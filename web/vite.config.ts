import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { landingPage } from './landing-page.ts'
import { freshBuild } from './swap-in.ts'
import { withoutSchemas } from './without-schemas.ts'

// Two builds: the served pages, and the program that renders the landing page (at build time, and at server start if
// the operator supplied texts). Both are built in a separate folder and swapped in when complete.
export default defineConfig({
  plugins: [react(), tailwindcss(), withoutSchemas(), landingPage()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: { reportCompressedSize: false, chunkSizeWarningLimit: 900 },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${freshBuild}/pages`,
        manifest: 'manifest.json',
        rolldownOptions: {
          input: ['index.html', 'landing.html', 'shared.html'],
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      build: {
        outDir: `${freshBuild}/render`,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/render-landing.tsx' },
      },
    },
  },
})
