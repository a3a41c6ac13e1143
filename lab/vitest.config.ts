import { defineConfig } from 'vitest/config'

// Keeps Vitest from using the configuration of the root.
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 30_000 } })
