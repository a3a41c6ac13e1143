export { type Finding, qualityOf, writeKit } from './quality/quality.server.ts'
export { writeContent } from './registry.server.ts'
export type { Finished, Writer } from './writer.server.ts'
